// expect: unknown daemon ThreadGroup
// por: cross-check
// Up to JDK 18 a daemon group destroys itself after its last thread, and takes no new one.
public class GroupOfDaemons {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("short-lived");
        group.setDaemon(true);
        Thread first = new Thread(group, () -> {
        });
        first.start();
        first.join();
        boolean refused = false;
        try {
            new Thread(group, () -> {
            });
        } catch (IllegalThreadStateException e) {
            refused = true;
        }
        assert !refused;
    }
}
