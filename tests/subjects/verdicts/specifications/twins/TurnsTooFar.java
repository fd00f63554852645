// expect: violated specification TurnsTooFar$Valve.Within
// blame: caller
// keys: symbolic.method=TurnsTooFar.check(sym#sym)
// history: turn(int) is called; turn(int) is called
// failing: step 2: <{ #to - #this.at <= 10 && #this.at - #to <= 10 }> does not hold
// Symbolic inputs: the second turn can be too far from the first one.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class TurnsTooFar {
    @CallSpecifications(pltl = {"Within ::= G (turn() -> <{ #to - #this.at <= 10 && #this.at - #to <= 10 }>)"})
    static class Valve {
        int at;

        void turn(int to) {
            at = to;
        }
    }

    static void check(int first, int second) {
        if (first < 0 || first > 10 || second < 0 || second > 11) {
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
