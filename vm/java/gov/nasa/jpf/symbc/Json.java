package gov.nasa.jpf.symbc;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON: objects are Maps, arrays Lists, numbers Longs or, with a point or an exponent, Doubles. Where calls are
 * given, {@code Name(argument, ...)} is a value as well.
 */
final class Json {
    /** What {@code Name(argument, ...)} stands for. */
    interface Calls {
        Object call(String name, List<?> arguments);
    }

    private final String text;
    private final Calls calls;
    private int position;

    private Json(String text, Calls calls) {
        this.text = text;
        this.calls = calls;
    }

    static Object parse(String text) {
        return parse(text, null);
    }

    static Object parse(String text, Calls calls) {
        Json reader = new Json(text, calls);
        Object value = reader.value();
        if (reader.peek() != 0) throw reader.error("the end");
        return value;
    }

    private Object value() {
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return string();
            default:
                return literal();
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        position++;
        while (peek() != '}') {
            if (!members.isEmpty()) expect(',');
            if (peek() != '"') throw error("a name");
            String name = string();
            expect(':');
            members.put(name, value());
        }
        position++;
        return members;
    }

    private List<Object> array() {
        return list(']');
    }

    private List<Object> list(char end) {
        List<Object> elements = new ArrayList<>();
        position++;
        while (peek() != end) {
            if (!elements.isEmpty()) expect(',');
            elements.add(value());
        }
        position++;
        return elements;
    }

    private String string() {
        StringBuilder result = new StringBuilder();
        position++;
        for (;;) {
            char c = next();
            if (c == '"') return result.toString();
            result.append(c == '\\' ? escape() : c);
        }
    }

    private char escape() {
        char c = next();
        int plain = "bfnrt".indexOf(c);
        if (plain >= 0) return "\b\f\n\r\t".charAt(plain);
        if (c != 'u') return c;
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(next(), 16);
            if (digit < 0) throw error("four hexadecimal digits");
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private Object literal() {
        int begin = position;
        while (position < text.length() && ",]}() \t\r\n".indexOf(text.charAt(position)) < 0) position++;
        String word = text.substring(begin, position);
        if (calls != null && peek() == '(') return calls.call(word, list(')'));
        if (word.equals("null")) return null;
        if (word.equals("true") || word.equals("false")) return Boolean.valueOf(word);
        try {
            boolean integral = word.indexOf('.') < 0 && word.indexOf('e') < 0 && word.indexOf('E') < 0;
            return integral ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
        } catch (NumberFormatException e) {
            position = begin;
            throw error("a value");
        }
    }

    /** The next char that is no white space, which stays; 0 at the end. */
    private char peek() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) position++;
        return position < text.length() ? text.charAt(position) : 0;
    }

    private void expect(char c) {
        if (peek() != c) throw error("'" + c + "'");
        position++;
    }

    private char next() {
        if (position == text.length()) throw error("the rest of a string");
        return text.charAt(position++);
    }

    private IllegalArgumentException error(String expected) {
        return new IllegalArgumentException("JSON, char " + position + ": expected " + expected);
    }
}
