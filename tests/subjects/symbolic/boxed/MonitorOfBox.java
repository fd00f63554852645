// expect: unknown monitor
// method: check(sym)
// Two threads that lock boxes of the same small value exclude each other; which values do is not followed.
public class MonitorOfBox {
    static void check(int n) {
        Integer lock = n;
        synchronized (lock) {
            assert lock == n;
        }
    }
}
