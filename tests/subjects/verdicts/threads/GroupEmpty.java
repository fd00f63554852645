// expect: safe
// por: cross-check
// Threads that have ended are in no group any more; those that have not been started are not in it yet.
public class GroupEmpty {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("workers");
        Thread[] members = new Thread[4];
        Thread a = new Thread(group, () -> {
        }), b = new Thread(group, Thread::yield);
        assert group.activeCount() == 0;
        a.start();
        b.start();
        a.join();
        assert group.enumerate(members) <= 1;
        b.join();
        assert group.activeCount() == 0 && group.enumerate(members) == 0;
    }
}
