// expect: as java
import java.io.*;
import java.util.*;

public class Tokenized {
    sealed interface Token permits Num, Sym, Str {}

    record Num(double v) implements Token {}

    record Sym(String s) implements Token {}

    record Str(String s) implements Token {}

    static List<Token> tokens(String text) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new StringReader(text));
        t.resetSyntax();
        t.whitespaceChars(0, ' ');
        t.wordChars('a', 'z');
        t.wordChars('A', 'Z');
        t.wordChars('_', '_');
        t.parseNumbers();
        t.quoteChar('\'');
        t.slashSlashComments(true);
        t.lowerCaseMode(true);
        List<Token> out = new ArrayList<>();
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            out.add(switch (t.ttype) {
                case StreamTokenizer.TT_NUMBER -> new Num(t.nval);
                case StreamTokenizer.TT_WORD -> new Sym(t.sval);
                case '\'' -> new Str(t.sval);
                default -> new Sym(String.valueOf((char) t.ttype));
            });
        }
        return out;
    }

    static Object lisp(ListIterator<Token> t) {
        Token x = t.next();
        if (x instanceof Num n) return n.v();
        if (x instanceof Str s) return s.s();
        if (!x.equals(new Sym("("))) return ((Sym) x).s();
        List<Object> list = new ArrayList<>();
        while (!t.next().equals(new Sym(")"))) {
            t.previous();
            list.add(lisp(t));
        }
        return list;
    }

    static double eval(Object o) {
        if (o instanceof Double d) return d;
        if (!(o instanceof List<?> l)) throw new IllegalArgumentException("symbol " + o);
        DoubleSummaryStatistics s = new DoubleSummaryStatistics();
        for (Object e : l.subList(1, l.size())) s.accept(eval(e));
        return switch ((String) l.get(0)) {
            case "+" -> s.getSum();
            case "max" -> s.getMax();
            case "avg" -> s.getAverage();
            default -> throw new IllegalArgumentException("operator " + l.get(0));
        };
    }

    public static void main(String[] args) throws IOException {
        System.out.println(tokens("Abc 12.5-3 'q\\tuo' x_y // gone\n(=)"));
        for (String s : new String[] {"(+ 1 2 (max 3 4.5))", "(AVG 1 2)", "(+ 1 y)", "(sin 1)", "(+ 1"}) {
            try {
                System.out.println(eval(lisp(tokens(s).listIterator())));
            } catch (IllegalArgumentException | NoSuchElementException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
