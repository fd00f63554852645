// expect: violated assertion
// por: cross-check
// The default handler of uncaught exceptions is one variable for all threads.
public class HandlerSeen {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
        }));
        other.start();
        boolean seen = Thread.getDefaultUncaughtExceptionHandler() != null;
        other.join();
        Thread.setDefaultUncaughtExceptionHandler(null);
        assert !seen : "set";
    }
}
