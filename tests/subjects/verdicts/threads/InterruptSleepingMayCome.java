// expect: violated assertion
// por: cross-check
// A sleeper may be interrupted before he wakes.
public class InterruptSleepingMayCome {
    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            boolean interrupted = false;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            assert !interrupted : "interrupted";
        });
        sleeper.start();
        sleeper.interrupt();
    }
}
