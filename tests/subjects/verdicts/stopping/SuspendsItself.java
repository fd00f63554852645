// expect: violated deadlock
// deadlock-threads: self
// errors: 1
// Resumed before it has suspended itself, a thread stays suspended.
public class SuspendsItself {
    static volatile boolean wasResumed;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread self = new Thread(() -> {
            Thread.currentThread().suspend();
            assert wasResumed;
        }, "self");
        self.start();
        wasResumed = true;
        self.resume();
    }
}
