/// A game in progress: its journal, undo, dice, what each side gets to see, the battle report, saving. No toolkit.
package trayfield.play;
