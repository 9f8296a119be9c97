/// What the playing screen decides, without any control: selection, preview, duties, dice, report, undo. Each change
/// makes one new snapshot; tests need no window.
package trayfield.ui.play.state;
