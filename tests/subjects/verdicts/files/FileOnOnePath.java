// expect: safe
// por: cross-check
// What one path writes is not there on another, nor outside.
import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.io.FileWriter;
import java.io.IOException;
import java.nio.file.Files;

public class FileOnOnePath {
    public static void main(String[] args) throws IOException {
        File file = new File("file-on-one-path.txt");
        assert !file.exists();
        int times = Verify.getInt(0, 2);
        for (int i = 0; i < times; ++i) {
            boolean deletes = Verify.getBoolean();
            try (FileWriter out = new FileWriter(file, true)) {
                out.write("x");
            }
            assert deletes || file.length() >= 1;
            if (deletes) assert file.delete() && !file.exists();
        }
        if (times == 0) assert !file.exists();
        if (file.exists()) assert Files.readString(file.toPath()).length() <= times;
    }
}
