// expect: violated assertion
// message: 3 of [1, 3]
// trace-length: 1
// output: before
// What asks nothing of the search, and a choice that ends a transition.
import gov.nasa.jpf.vm.Verify;

public class SmallThings {
    static class Caller {
        static boolean ask() {
            return asked();
        }
    }

    static boolean asked() {
        return Verify.isCalledFromClass("SmallThings$Caller");
    }

    static boolean askedByNobodyElse() {
        return asked();
    }

    public static void main(String[] args) {
        Verify.printPathOutput("before");
        Verify.printPathOutput(false, "not printed");
        Verify.instrumentPointDeep("here");
        Verify.instrumentPointDeepRecur("here", 2);
        Verify.storeTraceIf(false, "trace", "no comment");
        Verify.storeTraceAndTerminateIf(false, "trace", "no comment");
        Verify.setHeuristicSearchValue(3);
        if (Verify.getHeuristicSearchValue() != 3) throw new IllegalStateException();
        Verify.resetHeuristicSearchValue();
        if (Verify.getHeuristicSearchValue() != 0) throw new IllegalStateException();
        if (!Caller.ask() || askedByNobodyElse()) throw new IllegalStateException();
        if (Verify.randomObject("x.Y") != null) throw new IllegalStateException();
        int level = Verify.breakTransition("level", 1, 3);
        assert level != 3 : level + " of [1, 3]";
    }
}
