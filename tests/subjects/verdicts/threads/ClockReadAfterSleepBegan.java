// expect: violated assertion
// The other thread may have slept for long when this one reads the clock for the first time: then its end says nothing
// about how much time has passed since.
public class ClockReadAfterSleepBegan {
    static int before, seen = -1;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(5);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            seen = before;
        });
        other.start();
        long start = System.nanoTime();
        before++;
        boolean isLong = System.nanoTime() - start > 1_000_000;
        other.join();
        assert isLong || seen != 0;
    }
}
