// expect: violated assertion
// por: cross-check
// The handler of one thread, read by another.
public class OwnHandlerSeen {
    public static void main(String[] args) throws InterruptedException {
        Thread.UncaughtExceptionHandler handler = (thread, failure) -> {
        };
        Thread other = new Thread(() -> Thread.currentThread().setUncaughtExceptionHandler(handler));
        other.start();
        assert other.getUncaughtExceptionHandler() != handler : "set";
        other.join();
    }
}
