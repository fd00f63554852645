// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** Formatter and PrintWriter on files; columns read back by position. */
public class TextColumns {
    public static void main(String[] args) throws IOException {
        try (Formatter f = new Formatter("table", "UTF-8", Locale.ROOT)) {
            f.format("%-8s|%6s|%10s%n", "name", "n", "value");
            Object[][] rows = {{"äpfel", 3, 1.5}, {"zu lang für", -12, 1e6}, {null, 0, Double.NaN}};
            for (Object[] r : rows) f.format("%-8.8s|%6d|%10.2f%n", r);
            f.format("%s%n", "-".repeat(26));
            System.out.println(f.ioException() + " " + f.locale());
        }
        List<String> lines = Files.readAllLines(Path.of("table"));
        lines.forEach(System.out::println);
        for (String line : lines.subList(1, 4)) {
            String[] cells = line.split("\\|");
            System.out.print(cells[0].strip() + ";" + Integer.parseInt(cells[1].strip()) + ";" + Double.parseDouble(cells[2].strip()) + " ");
        }
        System.out.println();
        try (PrintWriter out = new PrintWriter(new FileOutputStream("p", true))) {
            out.print(1L);
            out.print(2.5f);
            out.print((String) null);
            out.println(true);
            out.write("abc", 1, 1);
            out.format(Locale.GERMANY, "%,d", 1234567);
        }
        try (PrintStream out = new PrintStream(new FileOutputStream("p", true), false, "ISO-8859-1")) {
            out.append("ü€").append('x');
            out.printf("%x", 255);
        }
        byte[] b = Files.readAllBytes(Path.of("p"));
        System.out.println(new String(b, "ISO-8859-1") + " " + b.length);
        try {
            new PrintWriter("none/x");
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            new PrintWriter("p", "nonsuch");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new File("p").length());
    }
}
