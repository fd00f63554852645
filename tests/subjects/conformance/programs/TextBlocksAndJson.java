// expect: as java
import java.util.*;
import java.util.stream.*;

public class TextBlocksAndJson {
    static String json(Object o) {
        if (o == null || o instanceof Number || o instanceof Boolean) return String.valueOf(o);
        if (o instanceof Map<?, ?> m) return m.entrySet().stream().map(e -> json(e.getKey()) + ":" + json(e.getValue())).collect(Collectors.joining(",", "{", "}"));
        if (o instanceof Iterable<?> i) return StreamSupport.stream(i.spliterator(), false).map(TextBlocksAndJson::json).collect(Collectors.joining(",", "[", "]"));
        if (o instanceof int[] a) return Arrays.toString(a).replace(" ", "");
        StringBuilder out = new StringBuilder("\"");
        for (char c : o.toString().toCharArray()) {
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
                    else out.append(c);
                }
            }
        }
        return out.append('"').toString();
    }

    public static void main(String[] args) {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("a", List.of(1, 2.5, true));
        m.put("q\"", "line\n\ttab ü \u0001");
        m.put("n", null);
        m.put("o", Map.of("k", new int[] {1, 2}));
        m.put("e", Set.of());
        System.out.println(json(m));
        String block = """
              two
            one \
            joined "" \""" x
              \s tail \t|
            """;
        System.out.print(block.replace(' ', '.'));
        System.out.println(block.lines().map(String::length).toList() + " " + """
            %s-%d""".formatted("f", 3) + "a\tb".equals("a	b"));
    }
}
