// expect: unknown
// Of an input in a file only the present value is looked at, and that is said.
import gov.nasa.jpf.symbc.Debug;
import java.io.RandomAccessFile;

public class FileHoldsInput {
    public static void main(String[] args) throws Exception {
        int input = Debug.makeSymbolicInteger("input");
        try (RandomAccessFile file = new RandomAccessFile("file-holds-input", "rw")) {
            file.write(input);
            file.seek(0);
            assert file.read() >= 0;
        }
    }
}
