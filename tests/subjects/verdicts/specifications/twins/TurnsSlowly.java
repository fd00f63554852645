// expect: safe
// keys: symbolic.method=TurnsSlowly.check(sym#sym)
// The right twin of TurnsTooFar: between 0 and 10 no turn is too far.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class TurnsSlowly {
    @CallSpecifications(pltl = {"Within ::= G (turn() -> <{ #to - #this.at <= 10 && #this.at - #to <= 10 }>)"})
    static class Valve {
        int at;

        void turn(int to) {
            at = to;
        }
    }

    static void check(int first, int second) {
        if (first < 0 || first > 10 || second < 0 || second > 10) {
            return;
        }
        Valve valve = new Valve();
        valve.turn(first);
        valve.turn(second);
    }

    public static void main(String[] args) {
        check(0, 0);
    }
}
