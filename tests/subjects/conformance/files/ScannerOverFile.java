// expect: as java
// scratch: data
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

public class ScannerOverFile {
    public static void main(String[] args) throws IOException {
        try (Scanner s = new Scanner(Path.of("data/words.txt"))) {
            int lines = 0;
            while (s.hasNextLine()) System.out.println(++lines + ":" + s.nextLine());
            try {
                s.nextLine();
            } catch (NoSuchElementException e) {
                System.out.println(e.getMessage());
            }
        }
        try (Scanner s = new Scanner(new File("data/words.txt"), "UTF-8")) {
            List<String> words = new ArrayList<>();
            while (s.hasNext()) words.add(s.next());
            System.out.println(words + " " + s.ioException());
        }
        try (Scanner s = new Scanner(new File("data/table.csv")).useDelimiter("[,\n]")) {
            System.out.println(s.next() + "|" + s.next() + "|" + s.next() + "|" + s.next() + "|" + s.hasNextInt() + s.nextInt() + "|" + s.next());
        }
        try (Scanner s = new Scanner("12 0x1F 3.5e2 true 99999999999 abc 7,5 -8")) {
            System.out.println(s.nextInt() + " " + s.hasNextInt() + " " + s.hasNextInt(16) + " " + s.next());
            System.out.println(s.nextDouble() + " " + s.nextBoolean() + " " + s.hasNextInt() + s.hasNextLong() + " " + s.nextLong());
            try {
                s.nextInt();
            } catch (InputMismatchException e) {
                System.out.println(e + " " + s.next());
            }
            System.out.println(s.hasNextInt() + " " + s.next() + " " + s.nextInt());
        }
        try (Scanner s = new Scanner("k1=v1; k2=v2;k3 = v3")) {
            s.useDelimiter("\\s*;\\s*");
            while (s.hasNext("\\w+\\s*=.*")) {
                s.next("(\\w+)\\s*=\\s*(.*)");
                MatchResult m = s.match();
                System.out.println(m.group(1) + "->" + m.group(2));
            }
        }
        try (Scanner s = new Scanner(Path.of("data/words.txt"))) {
            System.out.println(s.findInLine("b(et)a") + " " + s.match().group(1) + " " + s.findWithinHorizon("zeta|delta", 0) + " " + s.nextLine());
        }
        try (Scanner s = new Scanner(Path.of("data/words.txt"))) {
            System.out.println(s.tokens().map(String::length).toList());
        }
        try (Scanner s = new Scanner(Path.of("data/words.txt"))) {
            System.out.println(s.findAll("[a-z]+ta").map(MatchResult::group).toList());
        }
        try {
            new Scanner(new File("none"));
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        Scanner closed = new Scanner("x");
        closed.close();
        try {
            closed.hasNext();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
    }
}
