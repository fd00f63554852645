// expect: violated assertion
// method: check(sym)
// witness: [9]
public class CollatzImpatient {
    static void check(int start) {
        if (start < 1 || start > 12) return;
        int n = start;
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
            steps++;
            assert steps < 19 : start;
        }
    }
}
