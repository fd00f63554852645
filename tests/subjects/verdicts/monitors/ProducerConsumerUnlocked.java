// expect: violated assertion
// por: cross-check
// Two producers who look for an empty place without a lock: one item is overwritten.
public class ProducerConsumerUnlocked {
    static volatile int place; // 0: empty
    static volatile boolean firstPut, secondPut;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            if (place == 0) {
                place = 1;
                firstPut = true;
            }
        });
        Thread second = new Thread(() -> {
            if (place == 0) {
                place = 2;
                secondPut = true;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert !(firstPut && secondPut) : "both were put into one place";
    }
}
