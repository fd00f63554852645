// expect: violated assertion
// method: check(sym)
// paths: 7 1
// witness: [2]
// Where equal elements are not neighbours either, each value is one case.
public class ScatteredTable {
    private static final int[] NEXT = new int[2000];

    static {
        for (int i = 0; i < NEXT.length; i++) NEXT[i] = i * 7 % 5;
    }

    static void check(int state) {
        if (state < 0 || state >= NEXT.length) return;
        int next = NEXT[state];
        assert next != 4;
    }
}
