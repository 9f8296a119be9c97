/// The page of trials: choosing one, watching it, and what it came to. What it knows lives in `state`.
package trayfield.ui.trial;
