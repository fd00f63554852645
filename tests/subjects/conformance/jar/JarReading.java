// expect: as java
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.jar.*;
import java.util.zip.*;

/** Reads the jar that it runs from, and a zip made in memory. */
public class JarReading {
    public static void main(String[] args) throws Exception {
        String path = System.getProperty("java.class.path").split(File.pathSeparator)[0];
        try (JarFile jar = new JarFile(path)) {
            Attributes a = jar.getManifest().getMainAttributes();
            System.out.println(a.getValue("Implementation-Title") + " " + a.getValue(Attributes.Name.MULTI_RELEASE) + " " + jar.isMultiRelease());
            TreeSet<String> names = new TreeSet<>();
            for (Enumeration<JarEntry> e = jar.entries(); e.hasMoreElements();) {
                JarEntry entry = e.nextElement();
                if (entry.getName().startsWith("data/")) {
                    names.add(entry.getName() + ":" + entry.getSize() + ":" + Long.toHexString(entry.getCrc()));
                }
            }
            System.out.println(names);
            System.out.println(new String(jar.getInputStream(jar.getEntry("data/inside.txt")).readAllBytes(), StandardCharsets.UTF_8).trim());
            System.out.println(jar.getEntry("nothing"));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("a.txt"));
            zip.write("compressed ".repeat(50).getBytes());
            zip.closeEntry();
            zip.putNextEntry(new ZipEntry("b/c.txt"));
            zip.write("second".getBytes());
            zip.closeEntry();
        }
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            ZipEntry e;
            while ((e = zip.getNextEntry()) != null) {
                System.out.println(e.getName() + " " + zip.readAllBytes().length);
            }
        }
        Deflater d = new Deflater();
        d.setInput("abcabcabcabcabc".getBytes());
        d.finish();
        byte[] out = new byte[100];
        int n = d.deflate(out);
        Inflater i = new Inflater();
        i.setInput(out, 0, n);
        byte[] back = new byte[100];
        System.out.println(new String(back, 0, i.inflate(back)) + " " + i.finished() + " " + i.getTotalOut());
        i.reset();
        i.setInput(new byte[] {1, 2, 3, 4});
        try {
            i.inflate(back);
        } catch (DataFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
