// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;

/** Properties: escapes, defaults, XML, order of what is stored. */
public class PropertyFiles {
    public static void main(String[] args) throws IOException {
        String text = "# comment\n! other\na=1\n b : two words  \nc\\ d = x\\\n    y\\tz\ne\\u00e4=\\u20ac\nempty=\nnovalue\nkey\\=with\\:=ok\na=again\n";
        Files.writeString(Path.of("p"), text);
        Properties defaults = new Properties();
        defaults.setProperty("z", "default");
        defaults.setProperty("a", "hidden");
        Properties p = new Properties(defaults);
        try (Reader in = new FileReader("p")) {
            p.load(in);
        }
        for (String name : new TreeSet<>(p.stringPropertyNames())) System.out.println(name + " -> [" + p.getProperty(name) + "]");
        System.out.println(p.size() + " " + p.get("z") + " " + p.getProperty("none", "given") + " " + p.containsKey("z"));
        StringWriter listed = new StringWriter();
        Properties few = new Properties();
        few.setProperty("long", "x".repeat(50));
        few.list(new PrintWriter(listed, true));
        System.out.println(listed.toString().replace("\n", "|"));
        few.setProperty("sp ace", " lead\ttab\n€");
        try (OutputStream out = new FileOutputStream("stored")) {
            few.store(out, "two\nlines ä");
        }
        List<String> lines = Files.readAllLines(Path.of("stored"), StandardCharsets.ISO_8859_1);
        lines.removeIf(line -> line.matches("#\\w{3} \\w{3} .*"));
        Collections.sort(lines);
        System.out.println(lines);
        Properties back = new Properties();
        try (InputStream in = new FileInputStream("stored")) {
            back.load(in);
        }
        System.out.println(back.equals(few) + " " + back.getProperty("sp ace").length());
        try (InputStream in = new ByteArrayInputStream("a=\\u12".getBytes())) {
            back.load(in);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            back.setProperty(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        back.put("number", 5);
        System.out.println(back.getProperty("number") + back.stringPropertyNames().contains("number"));
        try {
            back.store(new StringWriter(), null);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        Properties table = new Properties();
        table.load(new StringReader("x=1\\\n\\\n  2\r\ny = a\\:b\\\\n"));
        System.out.println(new TreeMap<>(table));
    }
}
