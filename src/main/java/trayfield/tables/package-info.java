/// Rule tables: the numbers and options of each rule book as typed records, and the reader that checks and freezes them.
package trayfield.tables;
