// expect: as java
import java.util.*;
import java.util.function.*;

/** A recursive-descent parser and evaluator, fed from standard input. */
public class Calculator {
    static class SyntaxException extends RuntimeException {
        SyntaxException(String message, int at) {
            super(message + " at " + at);
        }
    }

    private final String text;
    private int at;
    private static final Map<String, Double> VARIABLES = new TreeMap<>();
    private static final Map<String, DoubleUnaryOperator> FUNCTIONS = Map.of("sqrt", Math::sqrt, "abs", Math::abs, "neg", x -> -x);

    Calculator(String text) {
        this.text = text;
    }

    char peek() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : '\0';
    }

    boolean take(char c) {
        if (peek() != c) {
            return false;
        }
        at++;
        return true;
    }

    double statement() {
        int start = at;
        if (Character.isLetter(peek())) {
            String name = word();
            if (take('=')) {
                double v = expression();
                VARIABLES.put(name, v);
                return end(v);
            }
            at = start;
        }
        return end(expression());
    }

    double end(double v) {
        if (peek() != '\0') {
            throw new SyntaxException("unexpected '" + peek() + "'", at);
        }
        return v;
    }

    double expression() {
        double v = term();
        while (true) {
            if (take('+')) {
                v += term();
            } else if (take('-')) {
                v -= term();
            } else {
                return v;
            }
        }
    }

    double term() {
        double v = factor();
        while (true) {
            if (take('*')) {
                v *= factor();
            } else if (take('/')) {
                v /= factor();
            } else if (take('%')) {
                v %= factor();
            } else {
                return v;
            }
        }
    }

    double factor() {
        double v = atom();
        return take('^') ? Math.rint(Math.pow(v, factor())) : v;
    }

    double atom() {
        if (take('-')) {
            return -atom();
        }
        if (take('(')) {
            double v = expression();
            if (!take(')')) {
                throw new SyntaxException("missing )", at);
            }
            return v;
        }
        char c = peek();
        int start = at;
        if (Character.isDigit(c) || c == '.') {
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
                at++;
            }
            return Double.parseDouble(text.substring(start, at));
        }
        if (Character.isLetter(c)) {
            String name = word();
            if (take('(')) {
                DoubleUnaryOperator f = FUNCTIONS.get(name);
                if (f == null) {
                    throw new SyntaxException("no function " + name, start);
                }
                double v = f.applyAsDouble(expression());
                take(')');
                return v;
            }
            Double v = VARIABLES.get(name);
            if (v == null) {
                throw new SyntaxException("no variable " + name, start);
            }
            return v;
        }
        throw new SyntaxException(c == '\0' ? "unexpected end" : "unexpected '" + c + "'", at);
    }

    String word() {
        int start = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine();
            if (line.isBlank()) {
                continue;
            }
            try {
                System.out.println(line + " = " + new Calculator(line).statement());
            } catch (SyntaxException | NumberFormatException e) {
                System.out.println(line + " ! " + e.getMessage());
            }
        }
        System.out.println(VARIABLES);
    }
}
