// expect: as java
// scratch:
import java.io.*;
import java.util.*;

public class PrintToFile {
    public static void main(String[] args) throws IOException {
        try (PrintWriter out = new PrintWriter("p.txt", "UTF-8")) {
            out.printf("%d %s%n", 7, "seven");
            out.println(2.5);
        }
        try (PrintStream out = new PrintStream(new FileOutputStream("p.txt", true), true)) {
            out.println("a stream");
        }
        try (Scanner in = new Scanner(new File("p.txt"))) {
            System.out.println(in.nextInt() + in.next() + in.nextDouble());
            in.nextLine();
            System.out.println(in.nextLine() + in.hasNextLine());
        }
        PrintStream console = System.out;
        System.setOut(new PrintStream("out.txt"));
        System.out.println("not on the console");
        System.out.close();
        System.setOut(console);
        try (LineNumberReader in = new LineNumberReader(new FileReader("out.txt"))) {
            System.out.println(in.readLine() + in.getLineNumber());
        }
    }
}
