import java.util.concurrent.CountDownLatch;

// n threads await the end of one, and a latch that it opens: nothing changes by that, and all orders are one.
public class AwaitedByAll {
    public static void main(String[] arguments) {
        CountDownLatch latch = new CountDownLatch(1);
        Thread awaited = new Thread(latch::countDown);
        awaited.start();
        for (int i = 0; i < Integer.parseInt(arguments[0]); i++)
            new Thread(() -> {
                try {
                    latch.await();
                    awaited.join();
                } catch (InterruptedException impossible) {
                }
            }).start();
    }
}
