/** Twelve independent comparisons over ints: 4,096 feasible paths. */
public class TwelveComparisons {
    static int run(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l) {
        int taken = 0;
        if (a > 0) taken++;
        if (b > 10) taken++;
        if (c < -3) taken++;
        if (d == 7) taken++;
        if (e != 100) taken++;
        if (f >= 1 << 20) taken++;
        if (g + 1 < 0) taken++;
        if (2 * h == 8) taken++;
        if ((i & 1) == 0) taken++;
        if ((j ^ 5) <= 3) taken++;
        if (k > 1000) taken++;
        if (l - 5 > 0) taken++;
        return taken;
    }
}
