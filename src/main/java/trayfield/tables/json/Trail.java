package trayfield.tables.json;

/// The way to a value inside a file, made into text such as `trays[3].at` only where something is wrong there.
///
/// @param before null at the top
/// @param key    null in a list
/// @param index  in a list, counted from 0
record Trail(Trail before, String key, int index) {
    static final Trail TOP = new Trail(null, "", 0);

    Trail to(String inner) {
        return new Trail(this, inner, 0);
    }

    Trail to(int inner) {
        return new Trail(this, null, inner);
    }

    @Override
    public String toString() {
        if (before == null) {
            return "";
        }
        String outer = before.toString();
        return key == null ? outer + "[" + index + "]" : outer.isEmpty() ? key : outer + "." + key;
    }
}
