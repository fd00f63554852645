// expect: violated assertion
// por: cross-check
// A thread's priority has no effect, but can be read.
public class PrioritySeen {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> Thread.currentThread().setPriority(Thread.MAX_PRIORITY));
        other.start();
        assert other.getPriority() == Thread.NORM_PRIORITY : "raised";
        other.join();
    }
}
