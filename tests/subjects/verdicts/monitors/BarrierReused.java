// expect: violated deadlock
// A hand-made barrier that resets its counter: when it is used again before all have left, they wait for ever.
public class BarrierReused {
    static final int PARTIES = 2;
    static int count;

    static synchronized void await() throws InterruptedException {
        count++;
        if (count == PARTIES) {
            count = 0;
            BarrierReused.class.notifyAll();
        } else {
            while (count != 0) {
                BarrierReused.class.wait();
            }
        }
    }

    public static void main(String[] args) {
        Runnable twoRounds = () -> {
            try {
                await();
                await();
            } catch (InterruptedException e) {
                assert false;
            }
        };
        Thread a = new Thread(twoRounds);
        Thread b = new Thread(twoRounds);
        a.start();
        b.start();
    }
}
