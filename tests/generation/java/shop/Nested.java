package shop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A parser of nested arrays and objects: {"a": [1, true, null], "b": {}}. */
public class Nested {
    private final String text;
    private int at;

    private Nested(String text) {
        this.text = text;
    }

    public static Object parse(String text) {
        Nested parser = new Nested(text);
        Object value = parser.value();
        parser.skip();
        if (parser.at < text.length()) throw parser.error("the end");
        return value;
    }

    /** How deep it is nested; 0: a plain value. */
    public static int depth(String text) {
        return depth(parse(text));
    }

    private static int depth(Object value) {
        int deepest = 0;
        if (value instanceof List) {
            for (Object element : (List<?>) value) deepest = Math.max(deepest, depth(element));
            return deepest + 1;
        }
        if (value instanceof Map) {
            for (Object element : ((Map<?, ?>) value).values()) deepest = Math.max(deepest, depth(element));
            return deepest + 1;
        }
        return 0;
    }

    private Object value() {
        skip();
        if (at == text.length()) throw error("a value");
        char c = text.charAt(at);
        switch (c) {
            case '[': return array();
            case '{': return object();
            case '"': return string();
            case 't': return word("true", Boolean.TRUE);
            case 'f': return word("false", Boolean.FALSE);
            case 'n': return word("null", null);
            default: return number();
        }
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        at++;
        skip();
        if (accept(']')) return elements;
        do {
            elements.add(value());
            skip();
        } while (accept(','));
        expect(']');
        return elements;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        skip();
        if (accept('}')) return members;
        do {
            skip();
            if (at == text.length() || text.charAt(at) != '"') throw error("a name");
            String name = string();
            skip();
            expect(':');
            if (members.containsKey(name)) throw error("another name than " + name);
            members.put(name, value());
            skip();
        } while (accept(','));
        expect('}');
        return members;
    }

    private String string() {
        StringBuilder result = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"') {
                at++;
                return result.toString();
            }
            if (c == '\\') {
                if (++at == text.length()) break;
                c = text.charAt(at);
                switch (c) {
                    case 'n': c = '\n'; break;
                    case 't': c = '\t'; break;
                    case '"':
                    case '\\': break;
                    case 'u':
                        if (at + 4 >= text.length()) throw error("four digits");
                        c = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
                        at += 4;
                        break;
                    default: throw error("an escape");
                }
            }
            result.append(c);
        }
        throw error("a quote");
    }

    private Number number() {
        int begin = at;
        boolean isWhole = true;
        if (text.charAt(at) == '-') at++;
        int digits = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (at == digits) throw error("a digit");
        if (accept('.')) {
            isWhole = false;
            while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        }
        String number = text.substring(begin, at);
        if (isWhole && number.length() < 10) return Integer.valueOf(number);
        return Double.valueOf(number);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw error(word);
        at += word.length();
        return value;
    }

    private void skip() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
    }

    private boolean accept(char c) {
        if (at == text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void expect(char c) {
        if (!accept(c)) throw error("'" + c + "'");
    }

    private RuntimeException error(String wanted) {
        return new IllegalArgumentException(wanted + " expected at " + at);
    }
}
