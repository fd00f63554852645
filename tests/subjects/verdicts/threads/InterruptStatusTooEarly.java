// expect: violated assertion
// por: cross-check
// A thread can look at its interrupt status before it is interrupted.
public class InterruptStatusTooEarly {
    public static void main(String[] args) throws InterruptedException {
        boolean[] seen = new boolean[1];
        Thread worker = new Thread(() -> seen[0] = Thread.interrupted());
        worker.start();
        worker.interrupt();
        worker.join();
        assert seen[0] : "looked before";
    }
}
