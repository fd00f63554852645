// expect: as java
import java.io.*;
import java.util.*;

public class PropertiesObjects {
    public static void main(String[] args) throws IOException {
        Properties defaults = new Properties();
        defaults.setProperty("colour", "red");
        defaults.setProperty("size", "10");
        Properties p = new Properties(defaults);
        p.load(new StringReader("# comment\n! another\nsize = 20\nname: value with spaces  \nempty\ntab\\tkey=x\\ty\nmulti=one,\\\n   two\nuni=\\u00e9\\u4e2d\nesc=\\=\\:\\#\\\\\nlast"));
        for (String k : new TreeSet<>(p.stringPropertyNames())) {
            System.out.println("[" + k + "] = [" + p.getProperty(k) + "]");
        }
        System.out.println(p.getProperty("absent") + " " + p.getProperty("absent", "def") + " " + p.containsKey("colour") + " " + p.size());
        StringWriter w = new StringWriter();
        Properties one = new Properties();
        one.setProperty("k e:y", " v\u00e9\u4e2d=\n#");
        one.store(w, "header\nsecond");
        for (String line : w.toString().split("\\R")) {
            if (!line.matches("#\\w{3} \\w{3} .*")) {
                System.out.println(line);
            }
        }
        Properties again = new Properties();
        again.load(new StringReader(w.toString()));
        System.out.println(again.equals(one));
        try {
            p.load(new StringReader("bad=\\u00zz"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StringWriter list = new StringWriter();
        PrintWriter out = new PrintWriter(list);
        one.list(out);
        out.flush();
        System.out.println(list.toString().split("\\R")[0]);
        System.setProperty("my.own.property", "set");
        System.out.println(System.getProperty("my.own.property") + " " + System.getProperty("not.set") + " " + System.getProperty("not.set", "d") + " "
                + System.clearProperty("my.own.property") + " " + System.getProperty("my.own.property") + " " + Integer.getInteger("no.int", 7) + " "
                + Boolean.getBoolean("no.bool"));
        System.setProperty("an.int", "0x10");
        System.out.println(Integer.getInteger("an.int") + " " + Long.getLong("an.int", 5L));
        System.out.println(System.getProperty("line.separator").length() + System.getProperty("file.separator") + System.getProperty("path.separator") + " "
                + System.lineSeparator().equals("\n") + " " + System.getProperty("java.version").startsWith(System.getProperty("java.specification.version")) + " "
                + System.getProperty("file.encoding") + " " + System.getProperty("user.language") + " " + System.getProperty("java.class.version").endsWith(".0"));
        try {
            System.setProperty("", "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Runtime.version().feature() == Integer.parseInt(System.getProperty("java.specification.version")));
    }
}
