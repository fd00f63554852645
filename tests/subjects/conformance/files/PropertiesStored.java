// expect: as java
// scratch: data
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;

public class PropertiesStored {
    static void withoutDate(String text) {
        text.lines().filter(l -> !l.startsWith("#") || l.startsWith("# ") || l.startsWith("#two")).forEach(System.out::println);
    }

    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        try (InputStream in = new FileInputStream("data/settings.properties")) {
            p.load(in);
        }
        System.out.println(new TreeMap<>(p));
        p.setProperty(" spaced key", "  value ");
        p.setProperty("colon:equals=", "a\tb\nc\\");
        p.setProperty("uni", "\u20ac\u00ff");
        p.remove("list");
        try (OutputStream out = new FileOutputStream("out.properties")) {
            p.store(out, "two\nlines");
        }
        List<String> lines = new ArrayList<>(Files.readAllLines(Path.of("out.properties"), StandardCharsets.ISO_8859_1));
        lines.removeIf(l -> l.startsWith("#") && l.contains("20"));
        Collections.sort(lines);
        lines.forEach(System.out::println);
        Properties again = new Properties(p);
        try (Reader r = Files.newBufferedReader(Path.of("out.properties"))) {
            again.load(r);
        }
        System.out.println(again.equals(p) + " " + again.getProperty("list", "none") + " " + again.stringPropertyNames().size());
        ByteArrayOutputStream xml = new ByteArrayOutputStream();
        Properties small = new Properties(again);
        small.setProperty("x", "<&>");
        System.out.println(small.getProperty("x") + small.getProperty("key") + " " + new TreeSet<>(small.stringPropertyNames()));
        StringWriter w = new StringWriter();
        small.list(new PrintWriter(w, true));
        System.out.println(w.toString().lines().count());
        try {
            new Properties().load(new StringReader("bad=\\u12x4"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Properties odd = new Properties();
        odd.load(new StringReader("! note\n  a   b c \nd=\n=e\nf\\ g:h\\\n\n i\\\r\n   j\n\\#k=l"));
        System.out.println(new TreeMap<>(odd));
    }
}
