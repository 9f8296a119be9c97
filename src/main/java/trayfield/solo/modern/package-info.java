/// Leading Modern armies: fire before anything else, melee by exact chances, ground out of the enemy's reach.
package trayfield.solo.modern;
