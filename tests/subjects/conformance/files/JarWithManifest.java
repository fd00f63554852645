// expect: as java
// scratch:
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.jar.*;
import java.util.zip.*;

public class JarWithManifest {
    public static void main(String[] args) throws Exception {
        Manifest m = new Manifest();
        Attributes main = m.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, "org.example.Main");
        main.putValue("X-Long", "word ".repeat(30).trim());
        Attributes section = new Attributes();
        section.putValue("Sealed", "true");
        m.getEntries().put("org/example/", section);
        try (JarOutputStream out = new JarOutputStream(new FileOutputStream("x.jar"), m)) {
            out.putNextEntry(new JarEntry("org/example/data.txt"));
            out.write("in the jar\nsecond".getBytes());
            out.closeEntry();
            out.putNextEntry(new JarEntry("META-INF/services/java.lang.Runnable"));
            out.write("# none\n".getBytes());
        }
        try (JarFile jar = new JarFile("x.jar")) {
            Manifest read = jar.getManifest();
            System.out.println(read.getMainAttributes().getValue("main-class") + " " + read.getMainAttributes().getValue("X-Long").length() + " " + read.equals(m));
            System.out.println(read.getAttributes("org/example/").getValue("sealed") + " " + read.getAttributes("none"));
            System.out.println(jar.stream().map(ZipEntry::getName).toList() + " " + jar.isMultiRelease());
            JarEntry e = jar.getJarEntry("org/example/data.txt");
            System.out.println(e.getAttributes() != null ? e.getAttributes().size() : -1);
            System.out.println(e.getCertificates() == null);
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        m.write(text);
        text.toString("UTF-8").lines().forEach(System.out::println);
        try (JarInputStream in = new JarInputStream(new FileInputStream("x.jar"))) {
            System.out.println(in.getManifest().getMainAttributes().size());
            for (JarEntry e; (e = in.getNextJarEntry()) != null; ) System.out.println(e.getName() + " " + in.readAllBytes().length);
        }
        try (URLClassLoader loader = new URLClassLoader(new URL[] {new File("x.jar").toURI().toURL()}, null)) {
            try (InputStream in = loader.getResourceAsStream("org/example/data.txt")) {
                System.out.println(new BufferedReader(new InputStreamReader(in)).readLine());
            }
            System.out.println(loader.getResource("nothing") + " " + loader.findResource("org/example/data.txt").getProtocol());
            System.out.println(Collections.list(loader.getResources("META-INF/MANIFEST.MF")).size());
            try {
                loader.loadClass("org.example.Main");
            } catch (ClassNotFoundException e) {
                System.out.println(e.getMessage());
            }
        }
        URL url = new URL("jar:" + new File("x.jar").toURI() + "!/org/example/data.txt");
        JarURLConnection connection = (JarURLConnection) url.openConnection();
        connection.setUseCaches(false);
        System.out.println(connection.getEntryName() + " " + connection.getContentLength());
        try (InputStream in = connection.getInputStream()) {
            System.out.println(new String(in.readAllBytes()).length());
        }
        try {
            new Manifest(new ByteArrayInputStream("no manifest".getBytes()));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
