package mocks;

import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A supplier, a predicate and a consumer. */
public class Supplied {
    public static int take(Supplier<String> supplier, Predicate<String> predicate) {
        String text = supplier.get();
        if (!predicate.test(text)) return 0;
        return "gold".equals(text) ? 2 : 1;
    }

    public static int count(IntSupplier supplier) {
        int count = 0;
        while (count < 3 && supplier.getAsInt() == 9) count++;
        return count == 3 ? 1 : 0;
    }
}
