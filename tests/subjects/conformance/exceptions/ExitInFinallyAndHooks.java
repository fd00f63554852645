// expect: as java
/** System.exit inside nested calls runs shutdown hooks, not finally blocks. */
public class ExitInFinallyAndHooks {
    static void deep(int n) {
        try {
            if (n == 0) {
                Runtime.getRuntime().exit(7);
            }
            deep(n - 1);
        } catch (Throwable t) {
            System.out.println("never caught");
        } finally {
            System.out.println("never printed");
        }
    }

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(100000);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("daemon " + daemon.isDaemon());
        deep(5);
    }
}
