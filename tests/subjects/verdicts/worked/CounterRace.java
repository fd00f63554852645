// expect: violated assertion
// por: cross-check
// Two threads count++ once each: both may read 0, and one update is lost.
public class CounterRace {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> count++);
        Thread b = new Thread(() -> count++);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 : "lost update";
    }
}
