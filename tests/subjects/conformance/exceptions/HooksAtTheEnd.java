// expect: as java
/** Shutdown hooks run when the last thread that is no daemon has ended, here by an exception; daemons go on meanwhile. */
public class HooksAtTheEnd {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
            System.out.println("main is " + main.getState());
            throw new IllegalStateException("in the hook");
        }, "hook"));
        Thread removed = new Thread(() -> System.out.println("never printed"));
        Runtime.getRuntime().addShutdownHook(removed);
        System.out.println(Runtime.getRuntime().removeShutdownHook(removed));
        Thread daemon = new Thread(() -> {
            while (true) {
                Thread.onSpinWait();
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        throw new IllegalArgumentException("the end");
    }
}
