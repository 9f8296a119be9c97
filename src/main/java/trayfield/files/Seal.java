package trayfield.files;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import trayfield.tables.json.FileText;

/// Text as lines in which nobody reads at a glance what it says: deflated, then Base64. A courtesy among players who share
/// a computer, and no safe.
final class Seal {
    private static final int WIDTH = 120;

    private Seal() {
    }

    static List<String> close(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("memory can be written to", e);
        }
        String whole = Base64.getEncoder().encodeToString(bytes.toByteArray());
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < whole.length(); from += WIDTH) {
            lines.add(whole.substring(from, Math.min(from + WIDTH, whole.length())));
        }
        return lines;
    }

    /// What was closed; empty where this is no such text, or where it is larger than any file that is read.
    static Optional<String> open(List<String> lines) {
        try (InflaterInputStream in = new InflaterInputStream(
                new ByteArrayInputStream(Base64.getDecoder().decode(String.join("", lines))))) {
            byte[] bytes = in.readNBytes(FileText.LARGEST + 1);
            return bytes.length > FileText.LARGEST ? Optional.empty() : Optional.of(
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (IllegalArgumentException | IOException _) {
            // No Base64; or memory, which can always be read, holds what does not inflate or is no UTF-8.
            return Optional.empty();
        }
    }
}
