// expect: violated assertion
// A slot for one item, whose flag is looked at and set in two steps by two producers.
public class ProducerOverwrites {
    static volatile boolean isFull;
    static volatile int item;
    static int produced;

    static void produce(int made) {
        if (isFull) return;
        isFull = true;
        item = made;
        synchronized (ProducerOverwrites.class) {
            produced++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> produce(1)), other = new Thread(() -> produce(2));
        one.start();
        other.start();
        one.join();
        other.join();
        assert produced == 1 : "one item was written over";
    }
}
