// expect: safe
// keys: symbolic.method=LimitsBoth.check(sym#sym#sym)
// The right twin of LimitsLow.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class LimitsBoth {
    @ReturnSpecifications(pltl = {"Bounded ::= G (limit() -> (<{ #result >= #low }> && <{ #result <= #high }>))"})
    static class Limiter {
        int limit(int value, int low, int high) {
            return value < low ? low : value > high ? high : value;
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
