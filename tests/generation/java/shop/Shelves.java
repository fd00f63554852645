package shop;

import java.util.ArrayList;
import java.util.List;

/** Where a cast says which of several methods is meant, the variable has no type argument. */
public class Shelves {
    public static int kind(Shelf<String> shelf) {
        if (shelf.size() == 1) return 1;
        return shelf.width > 10 ? 2 : 0;
    }

    public static class Shelf<T> {
        private final List<T> all = new ArrayList<>();
        int width;

        public void put(T thing) {
            all.add(thing);
        }

        public void put(StringBuilder text) {
            width += text.length();
        }

        public void put(CharSequence text) {
            width = text.length();
        }

        public int size() {
            return all.size();
        }
    }
}
