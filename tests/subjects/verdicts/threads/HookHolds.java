// expect: safe
// por: cross-check
// The shutdown hook runs after all threads that are no daemons, so it sees what they have done, and may join them.
public class HookHolds {
    static int open = 1;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assert open == 0;
        }));
        new Thread(() -> open--).start();
    }
}
