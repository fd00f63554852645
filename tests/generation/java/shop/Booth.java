package shop;

import java.util.HashMap;
import java.util.Map;

/** Is made of what has nothing to show but what it answers. */
public class Booth {
    public interface Stock {
        Map<String, Integer> goods();

        Shelf shelf();
    }

    public interface Shelf {
        String label();

        boolean isEmpty();
    }

    public interface Locked {
        boolean opens(int key);
    }

    private final Shelf shelf;
    private final Map<Integer, String> labels = new HashMap<>();

    public Booth(Stock stock) {
        if (stock.goods() != null) throw new IllegalArgumentException("it is sold out");
        shelf = stock.shelf();
        for (char letter : shelf.label().toCharArray()) labels.merge(letter * 31 % 17, "x", String::concat);
    }

    public int rows(int key) {
        if (shelf instanceof Locked && !((Locked) shelf).opens(key)) return 0;
        if (shelf.isEmpty()) return 1;
        return labels.size() > 1 ? labels.size() : -1;
    }
}
