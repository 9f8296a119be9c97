/// Leading Ancient armies: units march as bodies, strike with several men at one, keep close, and throw when it pays.
package trayfield.solo.ancient;
