/// The designer's bench without its nodes: tools that make one scenario of another, undo, problems, fairness, the
/// generator. Nothing here needs a window, and everything is tested without one.
package trayfield.ui.editor.state;
