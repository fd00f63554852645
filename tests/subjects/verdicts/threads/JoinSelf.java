// expect: violated deadlock
// por: cross-check
// A thread that waits for its own end.
public class JoinSelf {
    public static void main(String[] args) throws InterruptedException {
        Thread.currentThread().join();
    }
}
