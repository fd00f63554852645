package shop;

import java.util.Map;

/** What a mock answers with are objects that are no mocks: a map with something in it, an object of a final class. */
public class Depot {
    public interface Shelf {
        Map<String, Integer> stock();

        Label label();
    }

    public static final class Label {
        private final String text;

        public Label(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    public static String sign(Shelf shelf) {
        Label label = shelf.label();
        if (label.text().length() > 3) {
            return "long";
        }
        return label.text();
    }

    public static int count(Shelf shelf) {
        int names = 0;
        for (Map.Entry<String, Integer> entry : shelf.stock().entrySet()) {
            names += entry.getKey().length() + 1;
        }
        return names;
    }
}
