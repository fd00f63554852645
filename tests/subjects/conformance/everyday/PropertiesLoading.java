// expect: as java
import java.io.*;
import java.util.*;

public class PropertiesLoading {
    public static void main(String[] args) throws IOException {
        Properties defaults = new Properties();
        defaults.setProperty("color", "blue");
        defaults.setProperty("size", "10");
        Properties p = new Properties(defaults);
        p.load(new StringReader("# comment\n! another\n  key = value with spaces  \nempty\nempty2=\ncolon:value\nspaced    value\nmulti=one \\\n      two \\\n   three\n"
                + "escaped\\ key\\:\\==\\u00e9\\t\\n\\\\end\nurl=http://x/y?a=b\nsize=12\n\\#hash=1\ndup=1\ndup=2"));
        for (String name : new TreeSet<>(p.stringPropertyNames())) {
            System.out.println(name + " -> [" + p.getProperty(name).replace("\n", "\\n").replace("\t", "\\t").replace("\u00e9", "e'") + "]");
        }
        System.out.println(p.getProperty("none") + p.getProperty("none", "default") + p.get("color") + p.getProperty("color") + p.size() + p.containsKey("size"));
        StringWriter out = new StringWriter();
        p.store(out, "a comment\nof two lines");
        List<String> lines = new ArrayList<>(List.of(out.toString().split(System.lineSeparator())));
        System.out.println(lines.remove(0) + lines.remove(0) + lines.remove(0).startsWith("#"));
        Collections.sort(lines);
        lines.forEach(System.out::println);
        Properties back = new Properties();
        back.load(new StringReader(out.toString()));
        System.out.println(back.equals(p) + " " + back.getProperty("escaped key:=").length());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Properties one = new Properties();
        one.setProperty("k\u00e9y", "v\u20ac");
        one.store(bytes, null);
        System.out.println(bytes.toString("ISO-8859-1").lines().filter(l -> !l.startsWith("#")).toList());
        try {
            p.load(new StringReader("bad=\\u12"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.setProperty("x", null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        p.put("number", 5);
        System.out.println(p.getProperty("number") + p.get("number") + p.stringPropertyNames().contains("number"));
        one.list(System.out);
        try (InputStream in = PropertiesLoading.class.getResourceAsStream("everyday.properties")) {
            Properties file = new Properties();
            file.load(in);
            System.out.println(new TreeMap<>(file));
        }
        System.out.println(one.propertyNames().nextElement().toString().length() + " " + one.computeIfAbsent("z", k -> "made") + one.merge("z", "!", (a, b) -> "" + a + b));
    }
}
