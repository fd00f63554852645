// expect: safe
// por: cross-check
// One producer, one consumer, one place: all items arrive, in order.
public class ProducerConsumer {
    static int place; // 0: empty

    static synchronized void put(int item) throws InterruptedException {
        while (place != 0) {
            ProducerConsumer.class.wait();
        }
        place = item;
        ProducerConsumer.class.notify();
    }

    static synchronized int take() throws InterruptedException {
        while (place == 0) {
            ProducerConsumer.class.wait();
        }
        int item = place;
        place = 0;
        ProducerConsumer.class.notify();
        return item;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 3; i++) {
                    put(i);
                }
            } catch (InterruptedException e) {
                assert false;
            }
        });
        producer.start();
        for (int i = 1; i <= 3; i++) {
            assert take() == i : "out of order";
        }
    }
}
