// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Readers over all kinds of line ends. */
public class LineEndings {
    public static void main(String[] args) throws IOException {
        String text = "one\ntwo\r\nthree\rfour\n\n\r\nlast";
        Path file = Paths.get("lines");
        Files.writeString(file, text);
        try (BufferedReader in = new BufferedReader(new FileReader("lines"), 2)) {
            for (String line; (line = in.readLine()) != null;) System.out.print("[" + line + "]");
            System.out.println(in.readLine());
        }
        try (LineNumberReader in = new LineNumberReader(new FileReader("lines", StandardCharsets.US_ASCII))) {
            in.setLineNumber(10);
            int c;
            StringBuilder seen = new StringBuilder();
            while ((c = in.read()) >= 0) seen.append((char) c == '\n' ? "\\" + in.getLineNumber() : (char) c);
            System.out.println(seen);
        }
        try (Stream<String> lines = Files.lines(file)) {
            System.out.println(lines.map(String::length).collect(Collectors.toList()));
        }
        System.out.println(Files.readAllLines(file).size() + " " + text.lines().count() + " " + text.split("\\R", -1).length);
        try (Scanner in = new Scanner(file)) {
            List<String> found = new ArrayList<>();
            while (in.hasNextLine()) found.add(in.nextLine());
            System.out.println(found);
        }
        try (BufferedReader in = Files.newBufferedReader(file)) {
            in.mark(100);
            System.out.println(in.readLine() + in.skip(2) + in.readLine());
            in.reset();
            System.out.println(in.lines().reduce("", (a, b) -> a + b.length()) + in.ready());
        }
        try (PrintWriter out = new PrintWriter("out", "UTF-8")) {
            out.println(1.0f);
            out.printf("%d%n", 5);
            out.print('x');
            out.println(new char[] {'a', 'b'});
            out.append("cd", 1, 2).println();
            System.out.println(out.checkError());
        }
        System.out.println(Arrays.toString(Files.readAllBytes(Paths.get("out"))));
        Files.write(file, List.of("a", "b"), StandardOpenOption.APPEND);
        System.out.println(Files.readString(file).substring(text.length()).replace("\n", "|"));
    }
}
