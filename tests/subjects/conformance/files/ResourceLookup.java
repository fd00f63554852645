// expect: as java
import java.io.*;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class ResourceLookup {
    static class Nested {
    }

    static String first(InputStream in) throws IOException {
        if (in == null) return "none";
        try (in) {
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).readLine();
        }
    }

    public static void main(String[] args) throws IOException {
        Class<?> c = ResourceLookup.class;
        ClassLoader l = c.getClassLoader();
        for (String name : new String[] {"data/words.txt", "/data/words.txt", "words.txt", "data/../data/words.txt", "./data/words.txt", "data//words.txt", "data/none.txt", "", "/", "data", "data/"}) {
            System.out.println(name + " | " + first0(c, name) + " | " + (c.getResource(name) != null) + " " + (l.getResource(name) != null) + " " + (ClassLoader.getSystemResource(name) != null));
        }
        System.out.println(first(Nested.class.getResourceAsStream("data/table.csv")) + " " + first(l.getResourceAsStream("data/table.csv")));
        System.out.println(first(Object.class.getResourceAsStream("data/table.csv")) + " " + first(ClassLoader.getSystemResourceAsStream("data/table.csv")));
        URL url = c.getResource("data/settings.properties");
        System.out.println(url.getProtocol() + " " + url.getPath().endsWith("/data/settings.properties") + " " + url.openConnection().getContentLength());
        try (InputStream in = url.openStream()) {
            System.out.println(in.readAllBytes().length);
        }
        System.out.println(Collections.list(l.getResources("data/words.txt")).size() + " " + l.resources("data/none").count());
        System.out.println(Object.class.getResource("Object.class") + " " + (String.class.getResource("/java/lang/String.class") != null) + " " + Object.class.getResource("none"));
        InputStream code = c.getResourceAsStream("ResourceLookup.class");
        DataInputStream data = new DataInputStream(code);
        System.out.println(Integer.toHexString(data.readInt()) + " " + data.readUnsignedShort());
        ResourceBundle bundle = ResourceBundle.getBundle("data/settings", Locale.ROOT);
        System.out.println(bundle.getString("key") + " " + bundle.containsKey("none") + " " + new TreeSet<>(bundle.keySet()));
        try {
            ResourceBundle.getBundle("data/none");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getKey() + " " + e.getClassName());
        }
    }

    static String first0(Class<?> c, String name) {
        try {
            return first(c.getResourceAsStream(name));
        } catch (IOException e) {
            return e.toString();
        }
    }
}
