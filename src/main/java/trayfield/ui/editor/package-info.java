/// The screen of the designer's bench: draws what [trayfield.ui.editor.state.EditorModel] holds and hands it what
/// designers do by mouse and keys.
package trayfield.ui.editor;
