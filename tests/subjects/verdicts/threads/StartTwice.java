// expect: violated uncaught java.lang.IllegalThreadStateException
// A thread can be started once.
public class StartTwice {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        worker.start();
        worker.join();
        worker.start();
    }
}
