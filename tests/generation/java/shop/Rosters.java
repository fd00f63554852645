package shop;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Variables of generic types: with the type arguments that follow from what is done with them. */
public class Rosters {
    private final List<String> names = new ArrayList<>();

    public void enter(String name) {
        if (name.isEmpty()) throw new IllegalArgumentException("empty");
        names.add(name);
    }

    public List<String> getNames() {
        return new ArrayList<>(names);
    }

    public static int kind(List<String> all) {
        if (all.size() == 2 && all.get(1).equals("last")) return 1;
        return 0;
    }

    public static int first(List<String> all) {
        String first = all.get(0);
        if (first.equals("one")) return 1;
        if (first.equals("two")) return 2;
        if (first.equals("three")) return 3;
        return first.equals("four") ? 4 : 5;
    }

    public static int price(Map<String, Integer> prices) {
        Integer price = prices.get("tea");
        if (price == null) return 0;
        return price > 12 ? 2 : 1;
    }

    public static int some(Collection<?> things) {
        return things.size() > 1 ? 1 : 0;
    }

    public static int held(Bag<Integer> bag) {
        if (bag.contains(77)) return 1;
        return bag.size() > 1 ? 2 : 0;
    }

    /** Generic itself. */
    public static class Bag<T> {
        private final List<T> all = new ArrayList<>();

        public void add(T thing) {
            all.add(thing);
        }

        public boolean contains(T thing) {
            return all.contains(thing);
        }

        public int size() {
            return all.size();
        }
    }
}
