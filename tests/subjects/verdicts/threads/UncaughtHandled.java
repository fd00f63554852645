// expect: safe
// The correct twin of UncaughtInThread: the program gave the thread a handler, so the exception is handled.
public class UncaughtHandled {
    static String handled;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("out of order");
        });
        worker.setUncaughtExceptionHandler((thread, exception) -> handled = exception.getMessage());
        worker.start();
        worker.join();
        assert "out of order".equals(handled);
    }
}
