// expect: as java
// scratch:
import java.io.*;
import java.util.*;
import java.util.jar.*;
import java.util.zip.*;

/** Jars with manifests, attributes, services and signatures of nothing. */
public class JarFiles {
    public static void main(String[] args) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, "p.Main");
        main.putValue("X-Long", "v".repeat(100));
        Attributes section = new Attributes();
        section.putValue("Sealed", "true");
        manifest.getEntries().put("p/", section);
        try (JarOutputStream out = new JarOutputStream(new FileOutputStream("j.jar"), manifest)) {
            out.putNextEntry(new JarEntry("META-INF/services/p.Service"));
            out.write("# none\np.Impl # it\n".getBytes());
            out.putNextEntry(new JarEntry("META-INF/versions/9/a"));
            out.write('9');
            out.putNextEntry(new JarEntry("a"));
            out.write('8');
        }
        try (JarFile jar = new JarFile("j.jar")) {
            Manifest read = jar.getManifest();
            System.out.println(read.equals(manifest) + " " + read.getMainAttributes().getValue("x-long").length() + " " + read.getAttributes("p/").getValue("Sealed"));
            System.out.println(jar.isMultiRelease() + " " + jar.stream().map(JarEntry::getName).toList());
            System.out.println((char) jar.getInputStream(jar.getEntry("a")).read());
            System.out.println(jar.getJarEntry("a").getCodeSigners() + " " + jar.getJarEntry("META-INF/versions/9/a").getRealName());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        manifest.write(bytes);
        System.out.println(bytes.toString().replace("\r\n", "|"));
        try (JarInputStream in = new JarInputStream(new FileInputStream("j.jar"))) {
            System.out.println(in.getManifest() != null);
            for (JarEntry e; (e = in.getNextJarEntry()) != null;) System.out.print(e.getName() + " " + e.getAttributes() + "; ");
            System.out.println();
        }
        main.putValue("Multi-Release", "true");
        try (JarOutputStream out = new JarOutputStream(new FileOutputStream("m.jar"), manifest)) {
            for (String name : new String[] {"a", "META-INF/versions/9/a", "META-INF/versions/99/a"}) {
                out.putNextEntry(new JarEntry(name));
                out.write(name.getBytes());
            }
        }
        try (JarFile jar = new JarFile(new File("m.jar"), true, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
            System.out.println(jar.isMultiRelease() + new String(jar.getInputStream(jar.getEntry("a")).readAllBytes()) + jar.versionedStream().count());
        }
        try {
            new Manifest(new ByteArrayInputStream("no colon\n".getBytes()));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Manifest parsed = new Manifest(new ByteArrayInputStream("A: b\n c\nB: d\n\nName: n\nC: e\n".getBytes()));
        System.out.println(parsed.getMainAttributes().size() + parsed.getMainAttributes().getValue("A") + parsed.getEntries().keySet());
        try {
            new Attributes().putValue("bad name", "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Attributes.Name("abc").equals(new Attributes.Name("ABC")));
    }
}
