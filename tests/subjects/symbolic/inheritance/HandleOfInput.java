// expect: violated assertion
// method: check(sym)
// witness: [41]
// A method handle passes on what it is given: it need not know that it is an input.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandleOfInput {
    static int next(int number) {
        return number + 1;
    }

    static int last() {
        return -1;
    }

    static void check(int number) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle next = lookup.findStatic(HandleOfInput.class, "next", MethodType.methodType(int.class, int.class));
        MethodHandle last = lookup.findStatic(HandleOfInput.class, "last", MethodType.methodType(int.class));
        assert (int) next.invokeExact((int) last.invokeExact()) == 0;
        assert (int) next.invokeExact(number) != 42;
    }
}
