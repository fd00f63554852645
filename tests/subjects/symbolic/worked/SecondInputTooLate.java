// expect: safe
// paths: 4 0
// The twin of SecondInput: the path that would reach the error is infeasible.
import fi.hut.ics.lime.tester.LCT;

public class SecondInputTooLate {
    public static void main(String[] args) {
        int x = LCT.getInteger();
        x += 5;
        int y = x > 0 ? LCT.getInteger() : 2789;
        if (x <= 2 && x > 0) return;
        if (x > 0) {
            if (y == 10) return;
        } else {
            assert y == 2789;
            assert x <= 2;
        }
    }
}
