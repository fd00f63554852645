// expect: safe
// assumes: nothing
// keys: vm.stack_limit=4M
public class RecursionOnLargerStack {
    static long depth(int n, long a, long b, long c, long d, long e, long f) {
        return n == 0 ? a : depth(n - 1, b, c, d, e, f, a) + 1;
    }

    public static void main(String[] args) {
        depth(20_000, 1, 2, 3, 4, 5, 6);
    }
}
