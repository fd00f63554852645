// expect: violated assertion
// por: cross-check
// A sleeper may wake before the interrupt comes.
public class InterruptSleeping {
    public static void main(String[] args) {
        Thread sleeper = new Thread(() -> {
            boolean interrupted = false;
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            assert interrupted : "slept to the end";
        });
        sleeper.start();
        sleeper.interrupt();
    }
}
