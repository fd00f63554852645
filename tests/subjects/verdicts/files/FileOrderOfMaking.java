// expect: safe
// por: cross-check
// states-at-most: 200
// Two threads make a file each, in a folder of its own. Which was made first does not show.
import java.io.File;
import java.io.IOException;

public class FileOrderOfMaking {
    static void make(String name) {
        try {
            assert new File(name).mkdir();
            assert new File(name, "file").createNewFile();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> make("file-order-a"));
        thread.start();
        make("file-order-b");
        thread.join();
        assert new File("file-order-a/file").exists() && new File("file-order-b/file").exists();
    }
}
