// expect: as java
import java.io.*;
import java.util.*;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;

public class TokensAndScanners {
    public static void main(String[] args) throws IOException {
        StringTokenizer t = new StringTokenizer("a,b;;c d", ",;", true);
        System.out.print(t.countTokens() + ": ");
        while (t.hasMoreTokens()) {
            System.out.print("<" + t.nextToken() + ">");
        }
        System.out.println();
        try {
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("none " + e.getMessage());
        }
        StringTokenizer plain = new StringTokenizer("  one\ttwo\nthree ");
        System.out.println(plain.nextToken() + plain.nextToken("\n") + plain.nextElement() + plain.hasMoreElements());

        StreamTokenizer st = new StreamTokenizer(new StringReader("x1 = 3.5 * (y - -2) // comment\n\"quoted \\t text\" /* c */ 'q' end."));
        st.slashSlashComments(true);
        st.slashStarComments(true);
        st.eolIsSignificant(true);
        st.ordinaryChar('/');
        st.ordinaryChar('-');
        st.slashSlashComments(true);
        for (int k; (k = st.nextToken()) != StreamTokenizer.TT_EOF;) {
            System.out.print(st + "; ");
        }
        System.out.println(st.lineno());

        Scanner s = new Scanner("12 0x1F 3,5 true\nline two: k=v;k2=v2\n99999999999 1e3 abc").useLocale(Locale.US);
        System.out.println(s.nextInt() + " " + s.next() + " " + s.hasNextDouble() + s.next() + " " + s.nextBoolean() + s.nextLine() + "|");
        System.out.println(s.findInLine("(\\w+) two") + " " + s.match().group(1));
        s.useDelimiter("[:;=\\s]+");
        System.out.println(s.next() + s.next() + s.next() + s.next());
        System.out.println(s.hasNextInt() + " " + s.nextLong() + " " + s.nextBigDecimal() + " " + s.hasNext("[a-c]+") + s.next("[a-c]+") + s.hasNext());
        try {
            new Scanner("word").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Scanner("ff 10 z").useRadix(16).nextInt() + " " + new Scanner("a1b22c").findAll("\\d+").map(MatchResult::group).collect(Collectors.toList()) + " " + new Scanner("a-b-c").useDelimiter("-").tokens().collect(Collectors.joining("+")));
        System.out.println(new Scanner("1,234.5 -7").useLocale(Locale.US).nextDouble() + " " + new Scanner("1.234,5").useLocale(Locale.GERMANY).nextDouble());
        Scanner closed = new Scanner("x");
        closed.close();
        try {
            closed.next();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("l1\nl2\r\nl3".lines().map(String::strip).collect(Collectors.toList()) + " " + Arrays.toString("a::b::".split("::")) + Arrays.toString("a::b::".split("::", -1)) + Arrays.toString("".split(",")) + Arrays.toString("a1b2".split("(?<=\\d)")));
        LineNumberReader lines = new LineNumberReader(new StringReader("first\nsecond\r\nthird"));
        for (String line; (line = lines.readLine()) != null;) {
            System.out.print(lines.getLineNumber() + line + " ");
        }
        PushbackReader back = new PushbackReader(new StringReader("ab"), 2);
        int c = back.read();
        back.unread(c);
        back.unread('!');
        System.out.println("" + (char) back.read() + (char) back.read() + (char) back.read() + back.read());
    }
}
