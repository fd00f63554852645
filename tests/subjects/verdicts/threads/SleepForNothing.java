// expect: safe
// No time is a time to sleep, and one that can be interrupted; less than none is not.
public class SleepForNothing {
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
        }).start();
        Thread.sleep(0);
        try {
            Thread.sleep(-1);
            assert false : "slept";
        } catch (IllegalArgumentException expected) {
            // less than none
        }
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(0);
            assert false : "slept, interrupted";
        } catch (InterruptedException expected) {
            assert !Thread.interrupted();
        }
    }
}
