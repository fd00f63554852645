// expect: violated uncaught java.lang.IllegalStateException
// message: out of order
// por: cross-check
// An exception that ends a thread other than main.
public class UncaughtInThread {
    public static void main(String[] args) {
        new Thread(() -> {
            throw new IllegalStateException("out of order");
        }).start();
    }
}
