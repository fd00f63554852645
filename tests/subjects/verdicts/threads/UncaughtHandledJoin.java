// expect: safe
// por: cross-check
// A thread that ends by an exception, which a handler takes, ends for those who join as any other does: not between their
// look whether it is alive and their waiting.
public class UncaughtHandledJoin {
    static String message;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("expected");
        });
        t.setUncaughtExceptionHandler((thread, exception) -> message = exception.getMessage());
        t.start();
        t.join();
        assert "expected".equals(message);
    }
}
