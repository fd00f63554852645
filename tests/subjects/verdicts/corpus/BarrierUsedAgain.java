// expect: violated deadlock
// A barrier that is reset by whoever comes last: a thread that comes round again before another one has left is
// counted twice.
public class BarrierUsedAgain {
    static final int PARTIES = 2;
    static int arrived;

    static synchronized void await() throws InterruptedException {
        arrived++;
        if (arrived == PARTIES) {
            BarrierUsedAgain.class.notifyAll();
            return;
        }
        while (arrived < PARTIES) BarrierUsedAgain.class.wait();
        arrived = 0;
    }

    public static void main(String[] args) {
        for (int i = 0; i < PARTIES; i++)
            new Thread(() -> {
                try {
                    await();
                    await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
    }
}
