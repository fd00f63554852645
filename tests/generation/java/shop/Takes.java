package shop;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Arguments whose types have type arguments: nobody would put something else into them. */
public class Takes {
    public static class Item {
        private final int price;

        public Item(int price) {
            this.price = price;
        }
    }

    private Takes() {
    }

    public static int size(Collection<String> texts) {
        return texts.isEmpty() ? 0 : texts.size() > 2 ? 2 : 1;
    }

    public static int count(Stream<String> texts) {
        return texts.count() > 0 ? 1 : 0;
    }

    public static boolean hasNeedle(List<String> texts) {
        for (String text : texts)
            if (text.equals("needle")) return true;
        return false;
    }

    public static int stock(Map<String, Integer> amounts) {
        Integer amount = amounts.get("bread");
        return amount == null ? -1 : amount > 5 ? 1 : 0;
    }

    public static int total(List<Item> items) {
        int sum = 0;
        for (Item item : items) sum += item.price;
        return sum > 1000 ? 1000 : sum;
    }

    public static boolean isEmpty(List<? extends List<String>> rows) {
        return rows.isEmpty() || rows.get(0).isEmpty();
    }

    public static int length(Function<String, String> change) {
        return change.apply("abc").length() > 1 ? 1 : 0;
    }

    public static boolean isMany(Supplier<Integer> amount) {
        return amount.get() > 3;
    }
}
