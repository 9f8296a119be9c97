/// What the page of trials holds: the choices, the trial under way beside the screen, and what it has come to so far.
/// No controls; everything here works without a window.
package trayfield.ui.trial.state;
