/// The engine protocol: JSON Lines on standard input and output, one answer for each request.
package trayfield.command.engine;
