// expect: violated specification LimitsLow$Limiter.Bounded
// blame: implementation
// keys: symbolic.method=LimitsLow.check(sym#sym#sym)
// history: limit(int, int, int) returns
// failing: step 1: <{ #result <= #high }> does not hold
// Symbolic inputs: the upper limit is forgotten.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class LimitsLow {
    @ReturnSpecifications(pltl = {"Bounded ::= G (limit() -> (<{ #result >= #low }> && <{ #result <= #high }>))"})
    static class Limiter {
        int limit(int value, int low, int high) {
            return value < low ? low : value;
        }
    }

    static void check(int value, int low, int high) {
        if (low <= high) {
            new Limiter().limit(value, low, high);
        }
    }

    public static void main(String[] args) {
        check(0, 0, 0);
    }
}
