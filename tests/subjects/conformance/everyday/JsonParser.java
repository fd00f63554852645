// expect: as java
import java.util.*;

public class JsonParser {
    private final String text;
    private int at;

    JsonParser(String text) {
        this.text = text;
    }

    static final class JsonException extends RuntimeException {
        JsonException(String message, int at) {
            super(message + " at " + at);
        }
    }

    Object value() {
        skip();
        if (at >= text.length()) {
            throw new JsonException("unexpected end", at);
        }
        char c = text.charAt(at);
        switch (c) {
            case '{': {
                Map<String, Object> map = new LinkedHashMap<>();
                at++;
                for (skip(); peek() != '}'; skip()) {
                    if (!map.isEmpty()) {
                        expect(',');
                        skip();
                    }
                    String key = string();
                    skip();
                    expect(':');
                    map.put(key, value());
                }
                at++;
                return map;
            }
            case '[': {
                List<Object> list = new ArrayList<>();
                at++;
                for (skip(); peek() != ']'; skip()) {
                    if (!list.isEmpty()) {
                        expect(',');
                    }
                    list.add(value());
                }
                at++;
                return list;
            }
            case '"':
                return string();
            case 't':
            case 'f':
            case 'n':
                for (String word : new String[] {"true", "false", "null"}) {
                    if (text.startsWith(word, at)) {
                        at += word.length();
                        return word.equals("null") ? null : Boolean.valueOf(word);
                    }
                }
                throw new JsonException("unknown word", at);
            default:
                int start = at;
                while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
                    at++;
                }
                String number = text.substring(start, at);
                try {
                    return number.matches("-?\\d+") ? (Object) Long.parseLong(number) : (Object) Double.parseDouble(number);
                } catch (NumberFormatException e) {
                    throw (JsonException) new JsonException("bad number '" + number + "'", start).initCause(e);
                }
        }
    }

    String string() {
        expect('"');
        StringBuilder out = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c == '\\') {
                c = text.charAt(at++);
                int i = "nrtbf".indexOf(c);
                if (c == 'u') {
                    out.append((char) Integer.parseInt(text, at, at += 4, 16));
                } else {
                    out.append(i >= 0 ? "\n\r\t\b\f".charAt(i) : c);
                }
            } else {
                out.append(c);
            }
        }
        at++;
        return out.toString();
    }

    char peek() {
        if (at >= text.length()) {
            throw new JsonException("unexpected end", at);
        }
        return text.charAt(at);
    }

    void expect(char c) {
        if (peek() != c) {
            throw new JsonException("expected '" + c + "' but found '" + peek() + "'", at);
        }
        at++;
    }

    void skip() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    static void write(Object o, StringBuilder out, String indent) {
        if (o instanceof Map<?, ?> m) {
            out.append('{');
            String separator = "";
            for (Map.Entry<?, ?> e : new TreeMap<>(m).entrySet()) {
                out.append(separator).append('\n').append(indent).append("  \"").append(e.getKey()).append("\": ");
                write(e.getValue(), out, indent + "  ");
                separator = ",";
            }
            out.append(m.isEmpty() ? "" : "\n" + indent).append('}');
        } else if (o instanceof List<?> l) {
            StringJoiner j = new StringJoiner(", ", "[", "]");
            for (Object each : l) {
                StringBuilder b = new StringBuilder();
                write(each, b, indent + "  ");
                j.add(b);
            }
            out.append(j);
        } else if (o instanceof String s) {
            out.append('"').append(s.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")).append('"');
        } else {
            out.append(o);
        }
    }

    public static void main(String[] args) {
        Object parsed = new JsonParser(" {\"name\": \"A\\u00e9\\n\\\"q\\\"\", \"list\": [1, -2.5e3, true, null, [], {}], \"nested\": {\"z\": 1E2, \"a\": {\"b\": [[\"deep\"]]}}, \"big\": 9007199254740993} ").value();
        System.out.println(parsed.toString().replace("\u00e9", "e'"));
        StringBuilder out = new StringBuilder();
        write(parsed, out, "");
        System.out.println(out.toString().replace("\u00e9", "e'"));
        System.out.println(new JsonParser(out.toString()).value().equals(parsed));
        for (String bad : List.of("", "{\"a\" 1}", "[1 2]", "[1,", "tru", "\"open", "{\"a\":1.2.3}", "[99999999999999999999]")) {
            try {
                System.out.println(new JsonParser(bad).value());
            } catch (JsonException e) {
                System.out.println(e.getMessage() + (e.getCause() == null ? "" : " because " + e.getCause().getMessage()));
            }
        }
    }
}
