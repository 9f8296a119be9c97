/// Moves of many men as one body, planned before they are made. It knows rule books and positions, and no game in progress.
package trayfield.play.body;
