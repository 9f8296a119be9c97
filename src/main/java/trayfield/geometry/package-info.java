/// What a square grid knows and no rule does: ranges, arcs, the squares a line crosses. Whole numbers only.
package trayfield.geometry;
