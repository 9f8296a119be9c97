/// Strict JSON, shared by the readers of rule tables and of files: every value knows its line and column, and all that
/// is wrong is collected instead of stopping at the first fault.
package trayfield.tables.json;
