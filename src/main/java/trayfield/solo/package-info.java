/// Computer commanders. They sit where people sit: each sees its own side's seat and nothing else, and gives orders one at
/// a time through the same door.
package trayfield.solo;
