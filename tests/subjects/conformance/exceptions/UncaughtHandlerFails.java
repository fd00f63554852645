// expect: as java
/** A handler for uncaught exceptions that throws one itself, and a thread group that handles. */
public class UncaughtHandlerFails {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("group") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("group handles " + t.getName() + " " + e.getMessage());
            }
        };
        Thread a = new Thread(group, () -> {
            throw new IllegalStateException("a");
        }, "thread-a");
        a.start();
        a.join();
        Thread b = new Thread(() -> {
            throw new IllegalStateException("b");
        }, "thread-b");
        b.setUncaughtExceptionHandler((t, e) -> {
            System.out.println("handling " + e.getMessage());
            throw new RuntimeException("handler fails");
        });
        b.start();
        b.join();
        System.out.println(a.isAlive() + " " + b.getState());
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("main's handler: " + t.getName() + " " + e));
        throw new UnsupportedOperationException("of main");
    }
}
