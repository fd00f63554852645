// expect: violated deadlock
// Producers and consumers wait at the same monitor of a buffer for one, and notify() wakes one of either kind.
public class NotifyOneOfTwoKinds {
    static int filled;

    static synchronized void put() throws InterruptedException {
        while (filled == 1) NotifyOneOfTwoKinds.class.wait();
        filled++;
        NotifyOneOfTwoKinds.class.notify();
    }

    static synchronized void take() throws InterruptedException {
        while (filled == 0) NotifyOneOfTwoKinds.class.wait();
        filled--;
        NotifyOneOfTwoKinds.class.notify();
    }

    interface Step {
        void run() throws InterruptedException;
    }

    static void start(Step step, int times) {
        new Thread(() -> {
            try {
                for (int i = 0; i < times; i++) step.run();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
    }

    public static void main(String[] args) {
        start(NotifyOneOfTwoKinds::put, 2);
        start(NotifyOneOfTwoKinds::take, 1);
        start(NotifyOneOfTwoKinds::take, 1);
    }
}
