// expect: as java
import java.io.*;
import java.util.*;
import java.text.*;

public class Tokenizing {
    public static void main(String[] args) throws IOException {
        StringTokenizer t = new StringTokenizer("one two\tthree\nfour  five");
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) {
            System.out.print(t.nextToken() + "|");
        }
        System.out.println();
        t = new StringTokenizer("a+b-c", "+-", true);
        while (t.hasMoreElements()) {
            System.out.print(t.nextElement() + " ");
        }
        System.out.println();
        t = new StringTokenizer("k=v;x=y", "=");
        System.out.println(t.nextToken() + " " + t.nextToken(";") + " " + t.nextToken("=") + " " + t.hasMoreTokens());
        try {
            new StringTokenizer("").nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("no element");
        }
        StreamTokenizer st = new StreamTokenizer(new StringReader("x1 = 3.5 * (y - 'quoted str') // comment\n /* c */ \"dq\\n\" -7 end"));
        st.slashSlashComments(true);
        st.slashStarComments(true);
        st.eolIsSignificant(true);
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.print((st.ttype == StreamTokenizer.TT_NUMBER ? "N" + st.nval : st.ttype == StreamTokenizer.TT_WORD ? "W" + st.sval
                    : st.ttype == StreamTokenizer.TT_EOL ? "EOL" : st.sval != null ? "Q" + st.sval.trim() : "C" + (char) st.ttype) + "@" + st.lineno() + " ");
        }
        System.out.println();
        Scanner s = new Scanner("12 3.5 word true 99999999999 0x1F\nthe rest of line\n\n1,2,3");
        s.useLocale(Locale.ROOT);
        System.out.println(s.nextInt() + " " + s.nextDouble() + " " + s.next() + " " + s.nextBoolean() + " " + s.hasNextInt() + " " + s.nextLong()
                + " " + s.hasNextInt(16) + " " + s.next());
        System.out.println("[" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "] " + s.hasNextLine());
        s.useDelimiter(",");
        int sum = 0;
        while (s.hasNextInt()) {
            sum += s.nextInt();
        }
        System.out.println(sum + " " + s.hasNext());
        try {
            s.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        Scanner bad = new Scanner("abc 5");
        try {
            bad.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage() + " then " + bad.next() + bad.nextInt());
        }
        Scanner find = new Scanner("width=10 height=20");
        find.findInLine("(\\w+)=(\\d+)");
        System.out.println(find.match().group(1) + find.match().group(2) + " " + find.findWithinHorizon("\\d+", 0));
        CharacterIterator ci = new StringCharacterIterator("abc");
        for (char c = ci.last(); c != CharacterIterator.DONE; c = ci.previous()) {
            System.out.print(c);
        }
        System.out.println();
        BreakIterator words = BreakIterator.getWordInstance(Locale.ROOT);
        words.setText("Hello, big world.");
        for (int b = words.first(); b != BreakIterator.DONE; b = words.next()) {
            System.out.print(b + " ");
        }
        System.out.println();
    }
}
