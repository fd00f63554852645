package shop;

import java.util.ArrayList;
import java.util.List;

/** What is decided by what an argument was told before, by more than one call. */
public class Cart {
    public static class Box {
        private final List<String> names = new ArrayList<>();
        private boolean isClosed;

        public void add(String name) {
            if (isClosed) throw new IllegalStateException("closed");
            names.add(name);
        }

        public void close() {
            if (names.size() >= 3) isClosed = true;
        }

        public boolean isClosed() {
            return isClosed;
        }

        public List<String> names() {
            return names;
        }
    }

    public static int price(Box box) {
        if (box.isClosed()) return 3;
        int price = 0;
        for (int i = 1; i < box.names().size(); i++)
            if (box.names().get(i - 1).equals(box.names().get(i))) price++;
        return price;
    }
}
