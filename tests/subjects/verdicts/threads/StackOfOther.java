// expect: safe
// keys: vm.spurious_wakeups=false
// What stands on another thread's stack can be seen while it waits.
public class StackOfOther {
    static boolean waits() {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    // the end
                }
            }
        });
        other.start();
        while (other.getState() != Thread.State.WAITING) Thread.yield();
        boolean found = false;
        for (StackTraceElement element : other.getStackTrace()) found |= element.getMethodName().equals("wait");
        other.interrupt();
        return found;
    }

    public static void main(String[] args) {
        assert waits() : "not on the stack";
    }
}
