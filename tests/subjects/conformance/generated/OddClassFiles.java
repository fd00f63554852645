// expect: as java
import gen.*;
import java.util.*;

public class OddClassFiles {
    interface Action {
        Object run();
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Throwable t) {
            System.out.println(name + " " + t);
        }
    }

    public static void main(String[] args) {
        attempt("overloaded by type alone", Oddities::all);
        attempt("nan", () -> Integer.toHexString(Oddities.nanBits()));
        attempt("empty switch", () -> Oddities.emptySwitch(3));
        attempt("edge switch", () -> Oddities.edgeSwitch(Integer.MAX_VALUE) + " " + Oddities.edgeSwitch(Integer.MAX_VALUE - 1) + " " + Oddities.edgeSwitch(Integer.MIN_VALUE));
        attempt("dimensions", () -> Arrays.deepToString((Object[]) Oddities.partialDimensions(2, 3)) + Oddities.partialDimensions(0, 1).getClass().getName());
        attempt("dimensions", () -> Oddities.partialDimensions(2, -3));
        attempt("array methods", () -> Oddities.arrayMethods(new int[5]));
        attempt("boolean", () -> Oddities.trueIs257(257) ? "true" : "false");
        attempt("boolean", () -> Oddities.trueIs257(2) ? "true" : "false");
        attempt("throw null", () -> {
            Oddities.throwNull();
            return null;
        });
        attempt("monitorexit", () -> {
            Oddities.exitWithoutEnter(new Object());
            return null;
        });
        attempt("abstract", () -> {
            Oddities.newAbstract();
            return null;
        });
        attempt("huge", () -> Huge.run(5) + " " + Huge.run(0));
        NoSource.fail(null);
    }
}
