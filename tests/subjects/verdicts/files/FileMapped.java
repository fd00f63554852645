// expect: unknown map
// A mapping of a file into memory is not supported, and that is said.
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class FileMapped {
    public static void main(String[] args) throws Exception {
        try (FileChannel channel = FileChannel.open(Path.of("file-mapped"), StandardOpenOption.CREATE,
                StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            channel.map(FileChannel.MapMode.READ_WRITE, 0, 10).put((byte) 1);
            assert false;
        }
    }
}
