// expect: as java
/** A thread dies with an exception: its text goes to the error stream, the exit status stays 0. */
public class UncaughtInThread {
    static void boom(String s) {
        throw new IllegalArgumentException(s);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> boom("in thread"), "worker-1");
        t.start();
        t.join();
        System.out.println(t.isAlive() + " " + t.getState());
        Thread handled = new Thread(() -> boom("handled"), "worker-2");
        handled.setUncaughtExceptionHandler((thread, e) -> System.out.println(thread.getName() + " " + e.getMessage()));
        handled.start();
        handled.join();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println("default " + thread.getName() + " " + e));
        Thread third = new Thread(() -> boom("third"), "worker-3");
        third.start();
        third.join();
        System.out.println("end");
        boom("main too");
    }
}
