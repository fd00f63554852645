package mocks;

import java.util.function.BiFunction;
import java.util.function.Function;

/** Functions of the JDK, with type arguments. */
public class Applied {
    public static int apply(Function<Integer, String> function, int value) {
        String text = function.apply(value);
        if (text == null) return 0;
        return text.equals("seven") ? 7 : text.length() > 3 ? 3 : 1;
    }

    public static int both(BiFunction<String, Integer, Long> function) {
        return function.apply("a", 1) == 1L << 33 ? 1 : 0;
    }
}
