// expect: as java
import java.io.*;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import parts.*;

/** Run from a multi-release jar: classes, resources, package attributes. */
public class FromJar {
    public static void main(String[] args) throws Exception {
        int release = Runtime.version().feature();
        System.out.println(Versioned.which().equals(release >= 21 ? "21" : "17") + " " + new OnlyBase().name().startsWith("base sees "));
        System.out.println(Class.forName("parts.Added").getConstructor().newInstance().toString().startsWith("added in 17"));
        try (InputStream in = FromJar.class.getResourceAsStream("/data/inside.txt")) {
            System.out.print(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        URL url = FromJar.class.getResource("data/inside.txt");
        System.out.println(url.getProtocol() + " " + url.getPath().endsWith(".jar!/data/inside.txt"));
        Package p = OnlyBase.class.getPackage();
        System.out.println(p.getName() + " " + p.getImplementationTitle() + " " + p.getImplementationVersion() + " " + p.getSpecificationTitle());
        System.out.println(FromJar.class.getResource("absent.txt") + " " + (FromJar.class.getResource("/META-INF/MANIFEST.MF") != null));
        try {
            Class.forName("parts.Absent");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(FromJar.class.getProtectionDomain().getCodeSource().getLocation().getPath().endsWith(".jar"));
        throw new IllegalStateException("from a jar");
    }
}
