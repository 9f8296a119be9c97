package trayfield.model;

/// One of the two sides: its id in files and orders, the name players read, its colour as `#rrggbb`.
public record Side(String id, String name, String colour) {
}
