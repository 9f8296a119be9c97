/// The contract of a rule book and what both books share: reach, sight, refusals, fingerprints, ends of a game.
package trayfield.rules;
