// expect: violated assertion
// por: cross-check
// The iterator of a path counts in a plain field.
import java.nio.file.Path;
import java.util.Iterator;

public class PathIteratorShared {
    public static void main(String[] args) throws Exception {
        Iterator<Path> names = Path.of("a/b").iterator();
        String[] got = new String[2];
        Thread other = new Thread(() -> got[0] = names.next().toString());
        other.start();
        got[1] = names.next().toString();
        other.join();
        assert !got[0].equals(got[1]) : "the same one twice";
    }
}
