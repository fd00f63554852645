// expect: unknown
// reasons: constructor-of-statics
// method: check(sym)
// A method that is handed on is called by somebody else.
import java.util.function.IntPredicate;

public class RecordRefersToMethod {
    static int least;

    static boolean isEnough(int value) {
        return value >= least;
    }

    record Amount(int value) {
        Amount {
            IntPredicate test = RecordRefersToMethod::isEnough;
            if (!test.test(value)) throw new IllegalArgumentException();
        }
    }

    static void check(Amount amount) {
        least = 7;
        if (amount != null) assert amount.value() >= 0;
    }
}
