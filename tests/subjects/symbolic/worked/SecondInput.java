// expect: violated assertion
// paths: 4 1
// witness: [0, 2789]
// Where x <= 0 after the addition, x > 2 is infeasible, and the second input is not asked for.
import fi.hut.ics.lime.tester.LCT;

public class SecondInput {
    public static void main(String[] args) {
        int x = LCT.getInteger();
        x += 5;
        int y = x > 0 ? LCT.getInteger() : 10;
        if (x > 2) {
            if (y == 2789) assert false : "error";
        }
    }
}
