// expect: as java
// scratch:
import java.io.*;
import java.util.Arrays;

public class Folders {
    static void list(File folder) {
        String[] names = folder.list();
        if (names != null) Arrays.sort(names);
        System.out.println(folder + " " + Arrays.toString(names));
    }
    public static void main(String[] args) throws IOException {
        File a = new File("a"), deep = new File("x/y/z");
        System.out.println(a.mkdir() + " " + a.mkdir() + " " + a.isDirectory() + " " + a.isFile());
        System.out.println(deep.mkdir() + " " + deep.mkdirs() + " " + deep.mkdirs());
        System.out.println(new File(a, "f").createNewFile() + " " + new File(a, "f").createNewFile());
        list(a);
        list(new File("x"));
        list(new File("."));
        list(new File("nothing"));
        list(new File(a, "f"));
        System.out.println(a.delete() + " " + new File(a, "f").delete() + " " + a.delete());
        System.out.println(new File("a/b").mkdir() + " " + new File("x/../x/./y").isDirectory());
        File[] files = new File("x").listFiles((dir, name) -> name.startsWith("y"));
        System.out.println(Arrays.toString(files));
        try {
            new File("nowhere/file").createNewFile();
        } catch (IOException expected) {
            System.out.println(expected);
        }
        list(new File("."));
    }
}
