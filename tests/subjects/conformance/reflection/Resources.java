// expect: as java
import java.io.*;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Resources {
    static String read(InputStream in) throws IOException {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.print(read(Resources.class.getResourceAsStream("resource.txt")));
        System.out.print(read(Resources.class.getResourceAsStream("/resource.txt")));
        System.out.print(read(ClassLoader.getSystemResourceAsStream("resource.txt")));
        System.out.print(read(Resources.class.getClassLoader().getResourceAsStream("data/config.properties")));
        System.out.println(Resources.class.getResourceAsStream("absent.txt") + " " + Resources.class.getResource("absent.txt"));
        URL url = Resources.class.getResource("data/config.properties");
        System.out.println(url.getProtocol() + " " + url.getPath().endsWith("data/config.properties"));
        Properties p = new Properties();
        try (InputStream in = Resources.class.getResourceAsStream("data/config.properties")) {
            p.load(in);
        }
        for (String k : new TreeSet<>(p.stringPropertyNames())) {
            System.out.println("[" + k + "]=[" + p.getProperty(k) + "]");
        }
        try (BufferedReader r = new BufferedReader(new InputStreamReader(Resources.class.getResourceAsStream("resource.txt"), "UTF-8"))) {
            String line;
            int n = 0;
            while ((line = r.readLine()) != null) {
                System.out.println(++n + ": " + line + " " + line.length());
            }
        }
        try (InputStream in = url.openStream()) {
            System.out.println(in.read() + " " + in.skip(3) + " " + (char) in.read());
        }
        Enumeration<URL> all = Resources.class.getClassLoader().getResources("resource.txt");
        System.out.println(all.hasMoreElements());
    }
}
