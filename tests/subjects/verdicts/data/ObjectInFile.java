// expect: safe
// Objects go to files and come back; a file is part of the path's state.
import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;

public class ObjectInFile {
    public static void main(String[] args) {
        String file = "object-in-file.ser";
        if (new File(file).exists()) throw new IllegalStateException();
        int way = Verify.getInt(1, 3);
        Verify.writeObjectToFile(new ArrayList<>(Arrays.asList(way, "text")), file);
        assert Verify.readObjectFromFile(ArrayList.class, file).equals(Arrays.asList(way, "text"));
        try {
            Verify.readObjectFromFile(ArrayList.class, "no-such-file.ser");
            assert false;
        } catch (RuntimeException e) {
            assert e.getCause() instanceof java.io.FileNotFoundException;
        }
    }
}
