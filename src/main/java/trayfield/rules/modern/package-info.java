/// The Modern rules, one class a chapter of the printed rules.
package trayfield.rules.modern;
