// expect: as java
// scratch:
import java.io.*;
import java.math.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

/** Scanner: types, delimiters, radixes, patterns, mismatches. */
public class ScannersOfFiles {
    public static void main(String[] args) throws IOException {
        Files.writeString(Path.of("in"), "12 0x1F 3.5e2 true 123456789012345678901 word, 7;8;9\nkey = value\nlast line");
        try (Scanner in = new Scanner(Path.of("in"))) {
            in.useLocale(Locale.ROOT);
            System.out.println(in.hasNextInt() + " " + in.nextInt() + " " + in.hasNextInt() + " " + in.next());
            System.out.println(in.nextDouble() + " " + in.nextBoolean() + " " + in.hasNextLong() + " " + in.nextBigInteger());
            try {
                in.nextInt();
            } catch (InputMismatchException e) {
                System.out.println(e.getMessage());
            }
            System.out.println(in.next("\\w+,") + in.delimiter());
            in.useDelimiter("[;\\s]+");
            int sum = 0;
            while (in.hasNextInt(10)) sum += in.nextInt();
            System.out.println(sum);
            System.out.println(in.findInLine("x") + in.nextLine() + "|" + in.findInLine("(\\w+) = (\\w+)"));
            MatchResult match = in.match();
            System.out.println(match.groupCount() + match.group(2) + match.start());
            in.skip("\\s*");
            System.out.println(in.findWithinHorizon("l.n", 20) + " " + in.hasNext("e"));
            in.nextLine();
            try {
                in.next();
            } catch (NoSuchElementException e) {
                System.out.println(e);
            }
            System.out.println(in.ioException());
        }
        Scanner hex = new Scanner("ff 10 zz").useRadix(16);
        System.out.println(hex.nextInt() + hex.nextLong() + " " + hex.hasNextByte() + " " + hex.radix());
        hex.close();
        try {
            hex.next();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Scanner("a1b22c").findAll("\\d+").map(MatchResult::group).toList());
        System.out.println(new Scanner("x-y-z").useDelimiter("-").tokens().toList());
        Scanner german = new Scanner("1.234,5 -7").useLocale(Locale.GERMANY);
        System.out.println(german.nextDouble() + " " + german.nextBigDecimal());
        StreamTokenizer tokens = new StreamTokenizer(new FileReader("in"));
        tokens.ordinaryChar('=');
        tokens.eolIsSignificant(true);
        StringBuilder kinds = new StringBuilder();
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) kinds.append(tokens.ttype < -1 ? tokens.ttype == -2 ? "N" + tokens.nval : "W" + tokens.sval : tokens.ttype == 10 ? "/" : (char) tokens.ttype).append(' ');
        System.out.println(kinds);
    }
}
