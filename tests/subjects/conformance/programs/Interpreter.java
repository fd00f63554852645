// expect: as java
import java.util.*;
import java.util.function.*;

public class Interpreter {
    private final String text;
    private int at;
    private final Map<String, Double> variables = new TreeMap<>();
    private static final Map<String, DoubleUnaryOperator> FUNCTIONS = Map.of("sqrt", Math::sqrt, "neg", x -> -x, "half", x -> x / 2);

    Interpreter(String text) {
        this.text = text.replaceAll("\\s+", "");
    }

    private boolean eat(char c) {
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    double sum() {
        double v = product();
        for (;;) {
            if (eat('+')) v += product();
            else if (eat('-')) v -= product();
            else return v;
        }
    }

    double product() {
        double v = power();
        for (;;) {
            if (eat('*')) v *= power();
            else if (eat('/')) v /= power();
            else if (eat('%')) v %= power();
            else return v;
        }
    }

    double power() {
        double v = atom();
        return eat('^') ? Math.pow(v, power()) : v;
    }

    double atom() {
        if (eat('(')) {
            double v = sum();
            if (!eat(')')) throw new IllegalArgumentException("no ) at " + at);
            return v;
        }
        if (eat('-')) return -atom();
        int from = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
        String word = text.substring(from, at);
        if (word.isEmpty()) throw new IllegalArgumentException("nothing at " + at);
        if (Character.isDigit(word.charAt(0))) return Double.parseDouble(word);
        if (eat('=')) {
            double v = sum();
            variables.put(word, v);
            return v;
        }
        DoubleUnaryOperator f = FUNCTIONS.get(word);
        if (f != null) return f.applyAsDouble(atom());
        return Optional.ofNullable(variables.get(word)).orElseThrow(() -> new NoSuchElementException(word));
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1 + 2 * 3", "2 ^ 3 ^ 2 - -1", "(x = 4) * x + sqrt(x)", "10 % 4 / 0", "half (3) - neg 2", "(1", "y + 1", "1.2.3", "*"}) {
            try {
                Interpreter i = new Interpreter(s);
                System.out.println(s + " = " + i.sum() + " " + i.variables + " " + i.text.substring(i.at));
            } catch (IllegalArgumentException | NoSuchElementException e) {
                System.out.println(s + " : " + e.getMessage());
            }
        }
    }
}
