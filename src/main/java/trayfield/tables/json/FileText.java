package trayfield.tables.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// Reads a file as UTF-8 text, and says clearly what it is when it is none.
public final class FileText {
    /// Bytes; larger files are refused unread.
    public static final int LARGEST = 8 << 20;

    private static final Words WORDS = Words.of(FileText.class);

    private FileText() {
    }

    /// The text of a file; empty after a complaint.
    public static Optional<String> read(Path path, Complaints complaints) {
        return bytes(path, LARGEST, complaints).flatMap(bytes -> text(bytes, complaints));
    }

    /// What stands in a file of no more than some bytes; empty after a complaint.
    public static Optional<byte[]> bytes(Path path, int most, Complaints complaints) {
        if (Files.isDirectory(path)) {
            complaints.add(WORDS, "file.directory");
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(path)) {
            return within(in.readNBytes(most + 1), most, complaints);
        } catch (NoSuchFileException _) {
            complaints.add(WORDS, "file.missing");
        } catch (AccessDeniedException _) {
            complaints.add(WORDS, "file.denied");
        } catch (IOException e) {
            complaints.add(WORDS, "file.unreadable", String.valueOf(e.getMessage()));
        }
        return Optional.empty();
    }

    /// Bytes as text, no more than of a file; empty after a complaint.
    public static Optional<String> decode(byte[] bytes, Complaints complaints) {
        return within(bytes, LARGEST, complaints).flatMap(read -> text(read, complaints));
    }

    private static Optional<byte[]> within(byte[] bytes, int most, Complaints complaints) {
        if (bytes.length > most) {
            complaints.add(WORDS, "file.large", most >> 20);
            return Optional.empty();
        }
        return Optional.of(bytes);
    }

    /// Bytes of any number as text; empty after a complaint.
    public static Optional<String> text(byte[] bytes, Complaints complaints) {
        if (begins(bytes, 0xFE, 0xFF) || begins(bytes, 0xFF, 0xFE)) {
            complaints.add(Place.START, Trail.TOP, WORDS, "file.utf16");
            return Optional.empty();
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
        text.flip();
        if (result.isError()) {
            complaints.add(Place.in(text, text.length()), Trail.TOP, WORDS, "file.notUtf8");
            return Optional.empty();
        }
        return Optional.of(text.toString());
    }

    private static boolean begins(byte[] bytes, int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }
}
