// expect: as java
// scratch:
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;

/** A file system over a zip file. */
public class ZipTrees {
    public static void main(String[] args) throws Exception {
        try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream("t.jar"))) {
            for (String name : new String[] {"META-INF/MANIFEST.MF", "p/a.txt", "p/q/b.txt", "c"}) {
                out.putNextEntry(new ZipEntry(name));
                out.write((name.endsWith("MF") ? "Manifest-Version: 1.0\nX: y\n" : name).getBytes());
            }
        }
        try (java.util.jar.JarFile jar = new java.util.jar.JarFile("t.jar")) {
            System.out.println(jar.getManifest().getMainAttributes().getValue("X") + jar.stream().count());
            System.out.println(new String(jar.getInputStream(jar.getJarEntry("p/q/b.txt")).readAllBytes()));
        }
        URL url = new URL("jar:" + new File("t.jar").toURI() + "!/p/a.txt");
        JarURLConnection connection = (JarURLConnection) url.openConnection();
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream()) {
            System.out.println(new String(in.readAllBytes()) + " " + connection.getEntryName() + " " + connection.getMainAttributes().getValue("X"));
        }
        try (URLClassLoader loader = new URLClassLoader(new URL[] {new File("t.jar").toURI().toURL()}, null)) {
            System.out.println(loader.getResource("p/a.txt") != null);
            System.out.println(loader.getResource("p/none"));
            try (InputStream in = loader.getResourceAsStream("c")) {
                System.out.println(new String(in.readAllBytes()));
            }
            try {
                loader.loadClass("p.None");
            } catch (ClassNotFoundException e) {
                System.out.println(e.getMessage());
            }
            System.out.println(Collections.list(loader.findResources("c")).size());
        }
    }
}
