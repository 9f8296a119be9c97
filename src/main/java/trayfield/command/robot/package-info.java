/// The robot protocol: an outside program leads a side, in JSON Lines over its standard input and output.
package trayfield.command.robot;
