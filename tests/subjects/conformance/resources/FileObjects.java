// expect: as java
// scratch:
import java.io.*;
import java.util.*;

/** java.io.File: names, parents, canonical paths, lists, filters, attributes. */
public class FileObjects {
    public static void main(String[] args) throws IOException {
        for (String path : new String[] {"a/b/../c", "/", "", "a//b/", "./x", "../y", "/a/b.tar.gz"}) {
            File f = new File(path);
            System.out.println("[" + f + "] " + f.getName() + "|" + f.getParent() + "|" + f.isAbsolute() + "|" + f.getParentFile());
        }
        File cwd = new File("").getAbsoluteFile();
        System.out.println(new File("a/../b/./c").getCanonicalFile().equals(new File(cwd.getCanonicalFile(), "b/c")));
        System.out.println(new File("d1/d2/d3").mkdir() + " " + new File("d1/d2/d3").mkdirs() + " " + new File("d1").mkdir());
        for (String name : "b.txt a.txt c.dat .hidden".split(" ")) System.out.print(new File("d1", name).createNewFile() + " ");
        System.out.println(new File("d1/b.txt").createNewFile());
        String[] names = new File("d1").list();
        Arrays.sort(names);
        System.out.println(Arrays.toString(names));
        File[] texts = new File("d1").listFiles((dir, name) -> name.endsWith(".txt"));
        Arrays.sort(texts);
        System.out.println(Arrays.toString(texts) + new File("d1").listFiles(File::isDirectory).length);
        System.out.println(Arrays.toString(new File("none").list()) + new File("d1/b.txt").listFiles());
        File hidden = new File("d1/.hidden"), b = new File("d1/b.txt");
        System.out.println(hidden.isHidden() + " " + hidden.length() + " " + b.isFile() + b.isDirectory() + b.exists());
        System.out.println(b.setLastModified(1_000_000_000_000L) + " " + b.lastModified() + " " + new File("no").lastModified());
        System.out.println(b.renameTo(new File("d1/d2/b2.txt")) + " " + b.exists() + " " + b.renameTo(hidden));
        System.out.println(new File("d1").delete() + " " + new File("d1/.hidden").delete() + " " + new File("zz").delete());
        System.out.println(b.compareTo(hidden) > 0 ? b.equals(new File("d1//b.txt")) : "less");
        System.out.println(b.hashCode() == new File("d1/b.txt").hashCode());
        File temporary = File.createTempFile("pre", null, new File("d1"));
        System.out.println(temporary.getName().matches("pre\\d+\\.tmp") + " " + temporary.length());
        temporary.deleteOnExit();
        try {
            File.createTempFile("p", "");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new File("none/x").createNewFile();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new FileOutputStream("d1");
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(File.separator + File.pathSeparatorChar + new File((String) "x").toPath().getNameCount());
        File readOnly = new File("ro");
        readOnly.createNewFile();
        System.out.println(readOnly.setReadOnly() + " " + readOnly.canRead() + " " + readOnly.canExecute() + " " + readOnly.setExecutable(true) + readOnly.canExecute());
    }
}
