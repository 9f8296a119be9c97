package trayfield.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreenTest {

    @Test
    void linuxNeedsADisplayServerToBeNamed() {
        assertThat(Screen.isThere("Linux", Map.of())).isFalse();
        assertThat(Screen.isThere("Linux", Map.of("DISPLAY", " "))).isFalse();
        assertThat(Screen.isThere("Linux", Map.of("DISPLAY", ":0"))).isTrue();
        assertThat(Screen.isThere("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"))).isTrue();
    }

    @Test
    void windowsAndMacHaveOne() {
        assertThat(Screen.isThere("Windows 11", Map.of())).isTrue();
        assertThat(Screen.isThere("Mac OS X", Map.of())).isTrue();
    }
}
