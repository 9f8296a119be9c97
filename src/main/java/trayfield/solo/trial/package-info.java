/// Trials: many games of one scenario between commanders, counted. What a game comes to hangs on its number and the
/// trial's seed alone, so a trial can be cut in parts, broken off and gone on with.
package trayfield.solo.trial;
