package trayfield.ui.app;

import javafx.application.Platform;
import javafx.scene.Scene;

/// Waits until a scene has been seen for the first time.
final class FirstPicture {
    /// The toolkit lays out the first picture, draws it while it lays out the second, and begins on the third only when
    /// the first stands on the screen.
    private static final int PULSES = 3;

    private FirstPicture() {
    }

    /// @param then what to do, once, on the toolkit's thread
    static void of(Scene scene, Runnable then) {
        scene.addPostLayoutPulseListener(new Runnable() {
            private int pulses;

            @Override
            public void run() {
                if (++pulses < PULSES) {
                    Platform.requestNextPulse();
                } else {
                    scene.removePostLayoutPulseListener(this);
                    then.run();
                }
            }
        });
    }
}
