package mocks;

import java.util.concurrent.Callable;

/** A Callable of the JDK. */
public class Called {
    public static int call(Callable<Integer> callable) {
        try {
            Integer result = callable.call();
            if (result == null) return 0;
            return result == 42 ? 1 : 2;
        } catch (Exception e) {
            return e.getMessage() == null ? 3 : 4;
        }
    }
}
