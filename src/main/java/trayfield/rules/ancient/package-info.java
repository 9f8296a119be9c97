/// The Ancient rules of 1967, one class a chapter of the printed rules.
package trayfield.rules.ancient;
