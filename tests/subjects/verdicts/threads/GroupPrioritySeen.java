// expect: violated assertion
// por: cross-check
// The highest priority of a group is one variable for all threads.
public class GroupPrioritySeen {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Thread other = new Thread(() -> group.setMaxPriority(3));
        other.start();
        boolean same = group.getMaxPriority() == group.getMaxPriority();
        other.join();
        assert same : "set between";
    }
}
