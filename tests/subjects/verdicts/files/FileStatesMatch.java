// expect: safe
// states-at-most: 12
// A loop for ever over two files that are written, deleted and written anew: states with the same files are the
// same, whatever was done before.
import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileStatesMatch {
    public static void main(String[] args) throws IOException {
        Path[] paths = {Path.of("file-states-match-a"), Path.of("file-states-match-b")};
        while (true) {
            Path path = paths[Verify.getInt(0, 1)];
            if (!Files.deleteIfExists(path)) {
                Files.writeString(path, "longer than what comes next");
                Files.writeString(path, "text");
            }
            path = null;
        }
    }
}
