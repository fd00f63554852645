// expect: safe
// method: check(sym#sym#sym)
// Paths of sorting three unknown numbers: one for each order.
public class BubbleUntilStable {
    static void check(int a, int b, int c) {
        int[] values = {a, b, c};
        boolean changed = true;
        int rounds = 0;
        while (changed) {
            changed = false;
            for (int i = 1; i < values.length; i++) {
                if (values[i - 1] > values[i]) {
                    int old = values[i];
                    values[i] = values[i - 1];
                    values[i - 1] = old;
                    changed = true;
                }
            }
            assert ++rounds <= 3;
        }
        assert values[0] <= values[1] && values[1] <= values[2];
    }
}
