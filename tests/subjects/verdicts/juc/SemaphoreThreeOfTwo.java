// expect: safe
// states-at-most: 250
// To take a permit is one operation, and to give it back is another one.
import java.util.concurrent.Semaphore;

public class SemaphoreThreeOfTwo {
    public static void main(String[] args) {
        Semaphore permits = new Semaphore(2);
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                try {
                    permits.acquire();
                } catch (InterruptedException interrupted) {
                    throw new AssertionError(interrupted);
                }
                permits.release();
            }).start();
    }
}
