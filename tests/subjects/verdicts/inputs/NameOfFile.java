// expect: unknown an input reached native code: its present value only, in java.io.UnixFileSystem
// reasons: input-in-native-code
// Whether there is a file depends on its name, which is an input: the file system knows nothing of expressions.
import gov.nasa.jpf.symbc.Debug;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

public class NameOfFile {
    public static void main(String[] args) throws IOException {
        new FileOutputStream("x").close();
        String name = Debug.makeSymbolicString("name");
        if (name.length() != 1 || name.charAt(0) == '/' || name.charAt(0) == '.') return;
        if (new File(name).exists()) throw new IllegalStateException("there is one");
    }
}
