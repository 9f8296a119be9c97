/// The commander's sand table: what one side was shown of a game, laid out again to try orders on, with what a side is
/// there for. Nothing here has ever seen the true position.
package trayfield.solo.sand;
