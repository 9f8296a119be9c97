package trayfield.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import trayfield.model.Problem;
import trayfield.tables.json.Words;

/// Why a file could not be written, in words for the player.
final class WriteFault {
    private static final Words WORDS = Words.of(WriteFault.class);

    private WriteFault() {
    }

    /// A folder stands where the file should.
    static final class IsFolder extends FileSystemException {
        private static final long serialVersionUID = 1;

        IsFolder(Path file) {
            super(file.toString());
        }
    }

    static Problem problem(Path file, IOException fault) {
        return Problems.ofFile(file, WORDS.say("write.failed", Words.whole(reason(fault))));
    }

    static Problem tooLarge(Path file, int mebibytes) {
        return Problems.ofFile(file, WORDS.say("write.failed", Words.whole(WORDS.say("write.large", mebibytes))));
    }

    private static String reason(IOException fault) {
        return switch (fault) {
            case IsFolder _ -> WORDS.say("write.folder");
            case AccessDeniedException _ -> WORDS.say("write.denied");
            case NoSuchFileException _ -> WORDS.say("write.gone");
            case FileAlreadyExistsException inTheWay -> WORDS.say("write.noFolder", Words.whole(inTheWay.getFile()));
            case FileSystemException e when e.getReason() != null -> e.getReason();
            case IOException e -> Optional.ofNullable(e.getMessage()).orElseGet(() -> e.getClass().getSimpleName());
        };
    }
}
