// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** System.in, out and err replaced by streams of files. */
public class WrappedStandard {
    public static void main(String[] args) throws IOException {
        PrintStream console = System.out, errors = System.err;
        InputStream keyboard = System.in;
        Files.writeString(Path.of("in"), "5 apples\nlast");
        try (PrintStream out = new PrintStream(new FileOutputStream("out"), true, "UTF-8"); InputStream in = new FileInputStream("in")) {
            System.setOut(out);
            System.setErr(out);
            System.setIn(in);
            Scanner scanner = new Scanner(System.in);
            System.out.println(scanner.nextInt() * 2 + scanner.next());
            System.err.print("ä€");
            new Throwable("shown").printStackTrace();
            System.out.printf("%n%s|%c|%b", (Object) null, 'x', "");
        } finally {
            System.setOut(console);
            System.setErr(errors);
            System.setIn(keyboard);
        }
        List<String> lines = Files.readAllLines(Path.of("out"));
        lines.forEach(line -> System.out.println(line.replaceAll("WrappedStandard.java:\\d+", "here")));
        System.out.println(System.in.read() + " " + System.console());
        PrintStream half = new PrintStream(new OutputStream() {
            int left = 3;

            @Override
            public void write(int b) throws IOException {
                if (left-- == 0) throw new IOException();
                console.write(b);
            }
        });
        half.print("abcdef");
        console.println(" " + half.checkError());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream s = new PrintStream(new BufferedOutputStream(bytes), false)) {
            s.print("not yet");
            System.out.println(bytes.size());
            s.write("bytes".getBytes());
            s.append("seq", 0, 2);
        }
        System.out.println(bytes);
    }
}
