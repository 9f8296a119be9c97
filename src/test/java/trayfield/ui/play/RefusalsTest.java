package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trayfield.play.Undo;

/// Each kind of unlawful attempt is answered on screen by a sentence with its clause, and changes nothing.
class RefusalsTest {
    private static final String FIELD = """
            9  .   .   b5v .    b3v .   .    .    .    .   .    .    .    .
            8  .   .   .   .    .   .   .    .    .    .   .    b21v+b22v .  .
            7  .   .   .   .    .   ~   .    .    .    .   .    r52^ .    .
            6  .   .   b8v .    T   .   .    b11< .    .   .    .    .    .
            5  .   .   .   .    .   r12^ .   .    .    .   .    .    .    .
            4  ~   ~   f:r6^ ~  .   .   .    .    .    .   .    .    .    .
            3  .   r11^ .  .    r3^ .   .    .    .    b12> .   .    b14v .
            2  .   .   .   .    r5^ .   .    .    .    .   .    .    r8^  b15^
            1  .   .   .   r2^  .   .   r4^  .    .    r13^ ~   .    .    .
               A   B   C   D    E   F   G    H    I    J   K    L    M    N
            """;

    private Stagehand hand;

    @BeforeEach
    void open() {
        hand = Stagehand.play(Skirmishes.game(FIELD, 1, 6, 1, 6), Stagehand.QUICK, Undo.Players.TWO);
        hand.keys(ENTER);
    }

    @AfterEach
    void close() {
        hand.close();
    }

    private void refused(String part, String clause) {
        assertThat(hand.text("message")).contains(part).endsWith(clause);
    }

    private Stagehand take(String tray) {
        hand.keys(ESCAPE).click(hand.tray(tray));
        assertThat(hand.text("message")).isEmpty();
        return hand;
    }

    @Test
    void moves() {
        String before = hash();
        hand.click(hand.at("A1"));
        refused("Take up one of your trays first", "");
        take("b8").click(hand.at("C7"));
        refused("belongs to the other side", "");
        take("r11").click(hand.at("B4"));
        refused("cannot enter the river", "Modern G(3)");
        take("r12").click(hand.at("J5"));
        refused("squares at most", "Modern A");
        take("r5").click(hand.at("J2"));
        refused("parts of a move", "Modern G(1)");
        take("r5").click(hand.at("E3"), MouseButton.SECONDARY);
        refused("finds no room", "Modern ruling: stack");
        take("r12").click(hand.at("G7"));
        refused("has to stop on G6", "Modern C(e)");
        take("r13").click(hand.at("K2"));
        refused("an enemy is straight ahead", "Modern C(d)");
        take("r12").move(hand.at("G6"));
        hand.keys(E);
        refused("has to face", "Modern C(e)");
        take("r8").click(hand.at("L2"));
        refused("has to fight", "Modern E(b)");
        hand.press("button-endTurn");
        refused("The turn cannot end", "Modern E(b)");
        hand.shot("refused");
        assertThat(hash()).as("nothing has changed").isEqualTo(before);
        take("r11").click(hand.at("B2"));
        hand.click(hand.at("B1"));
        refused("has moved or turned", "Modern C(a)");
    }

    @Test
    void fire() {
        take("r2").click(hand.tray("b5"));
        refused("cannot harm", "Modern D(c)");
        take("r11").click(hand.tray("b3"));
        refused("squares away", "Modern A");
        take("r3").click(hand.tray("b12"));
        refused("outside the arc", "Modern D(e)");
        take("r3").click(hand.tray("b3"));
        refused("out of sight behind E6", "Modern D(f)");
        take("r6").click(hand.tray("b8"));
        refused("in a ford may not fire", "Modern G(3)");
        take("r4").click(hand.tray("b11"));
        assertThat(hand.text("message")).as("the howitzer needs no sight").isEmpty();
        hand.click(hand.tray("b11"));
        refused("has fired", "Modern D(a)");
        hand.keys(W);
        refused("no other weapon", "");
    }

    @Test
    void melee() {
        take("r5").move(hand.tray("b3"));
        hand.keys(M);
        refused("takes no part in melee", "Modern E(d)");
        take("r11").move(hand.tray("b8"));
        hand.keys(M);
        refused("is not next to", "Modern E(a)");
        take("r52").move(hand.tray("b21"));
        hand.keys(O);
        refused("More than one tray", "Modern E(d)");
        take("r8").move(hand.tray("b14"));
        hand.keys(M);
        assertThat(hand.text("message")).isEmpty();
        assertThat(hand.game.referee().observation().tray("b14")).isEmpty();
        hand.move(hand.tray("b15")).keys(M);
        refused("has attacked", "Modern E(c)");
        hand.click(hand.at("N1"));
        refused("would have to fight", "Modern E(c)");
    }

    @Test
    void lookingBack() {
        take("r11").click(hand.at("B2"));
        hand.keys(PAGE_UP).click(hand.at("C3"));
        refused("An earlier moment is shown", "(End)");
    }

    private String hash() {
        return hand.fx(() -> hand.game.referee().observation().hash());
    }
}
