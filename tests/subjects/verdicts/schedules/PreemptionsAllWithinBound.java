// No schedule has more.
// expect: safe
// keys: search.class=preemptions search.bound=20
public class PreemptionsAllWithinBound {
    static int kept;

    static synchronized void add(int number) {
        kept += number;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> add(1)), second = new Thread(() -> add(2));
        first.start();
        second.start();
        first.join();
        second.join();
        assert kept == 3;
    }
}
