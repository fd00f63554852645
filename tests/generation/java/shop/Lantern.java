package shop;

import java.util.function.Supplier;

/** What happens to be thrown in a line is caught: a test that shows this has not shown what the line is for. */
public class Lantern {
    public static int brightness(Supplier<String> name) {
        try {
            return name.get().length();
        } catch (RuntimeException exception) {
            return -1;
        }
    }
}
