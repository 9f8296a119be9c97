package trayfield.command.engine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/// Reads lines of bytes up to a length; of longer ones it keeps nothing.
public final class LineReader {
    private static final int CHUNK = 1 << 16;

    private final InputStream in;
    private final int longest;
    private final byte[] chunk = new byte[CHUNK];
    private int at;
    private int filled;

    /// @param longest bytes in a line, its end not counted
    public LineReader(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /// A line, or what is in place of one.
    public sealed interface Line {
        record Bytes(byte[] bytes) implements Line {
        }

        record TooLong() implements Line {
        }

        record End() implements Line {
        }
    }

    /// The next line; the last one may lack its end.
    public Line next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        boolean any = false;
        while (fill()) {
            any = true;
            int end = at;
            while (end < filled && chunk[end] != '\n') {
                end++;
            }
            if (!tooLong && line.size() + end - at <= longest) {
                line.write(chunk, at, end - at);
            } else {
                tooLong = true;
                line = new ByteArrayOutputStream(0);
            }
            boolean complete = end < filled;
            at = complete ? end + 1 : end;
            if (complete) {
                break;
            }
        }
        if (!any) {
            return new Line.End();
        }
        return tooLong ? new Line.TooLong() : new Line.Bytes(line.toByteArray());
    }

    private boolean fill() throws IOException {
        if (at < filled) {
            return true;
        }
        at = 0;
        filled = Math.max(0, in.read(chunk));
        return filled > 0;
    }
}
