// expect: violated assertion
// Three threads add under a lock; the last may see more than it was written for.
public class LazySum {
    static int sum;

    static synchronized void add(int more) {
        sum += more;
    }

    static synchronized void check() {
        assert sum < 3 : "both have added";
    }

    public static void main(String[] args) {
        new Thread(() -> add(1)).start();
        new Thread(() -> add(2)).start();
        new Thread(LazySum::check).start();
    }
}
