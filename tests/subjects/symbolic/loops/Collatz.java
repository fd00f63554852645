// expect: safe
// method: check(sym)
// All numbers up to 12 arrive at 1 within 20 steps.
public class Collatz {
    static void check(int start) {
        if (start < 1 || start > 12) return;
        int n = start;
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
            steps++;
            assert steps < 20;
        }
    }
}
