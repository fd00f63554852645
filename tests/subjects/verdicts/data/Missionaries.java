// expect: violated assertion
// keys: search.class=bfs
// trace-length: 11
// Three missionaries and three cannibals, a boat for two: eleven crossings.
import gov.nasa.jpf.vm.Verify;

public class Missionaries {
    // those on the near bank
    static int missionaries = 3, cannibals = 3;
    static boolean boatIsNear = true;

    static boolean bad(int m, int c) {
        return m != 0 && m < c;
    }

    static void cross(int load) {
        int m = load == 0 || load == 4 ? 1 : load == 1 ? 2 : 0;
        int c = load == 2 || load == 4 ? 1 : load == 3 ? 2 : 0;
        int sign = boatIsNear ? -1 : 1;
        missionaries += sign * m;
        cannibals += sign * c;
        Verify.ignoreIf(missionaries < 0 || missionaries > 3 || cannibals < 0 || cannibals > 3);
        Verify.ignoreIf(bad(missionaries, cannibals) || bad(3 - missionaries, 3 - cannibals));
        boatIsNear = !boatIsNear;
    }

    public static void main(String[] args) {
        while (true) {
            cross(Verify.getInt(0, 4));
            assert missionaries + cannibals > 0 : "all have crossed";
        }
    }
}
