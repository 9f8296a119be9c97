/// Files that outlive the program: scenarios, saves, settings. Strict reading with all problems at once, atomic writing.
package trayfield.files;
