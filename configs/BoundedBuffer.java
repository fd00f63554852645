/**
 * A bounded buffer that calls notify() where only notifyAll() is right: producers and consumers wait on the same
 * monitor, so a consumer may wake another consumer who finds the buffer empty, and at last nobody is awake.
 */
public class BoundedBuffer {
    private final Object[] items;
    private int count;

    BoundedBuffer(int size) {
        items = new Object[size];
    }

    synchronized void put(Object item) throws InterruptedException {
        while (count == items.length) {
            wait();
        }
        items[count++] = item;
        notify();
    }

    synchronized Object take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        Object item = items[--count];
        items[count] = null;
        notify();
        return item;
    }

    interface Step {
        void run() throws InterruptedException;
    }

    static void repeat(String name, Step step) {
        new Thread(() -> {
            try {
                while (true) {
                    step.run();
                }
            } catch (InterruptedException e) {
                throw new AssertionError("nobody interrupts", e);
            }
        }, name).start();
    }

    /** args: the size of the buffer, the number of producers, the number of consumers. */
    public static void main(String[] args) {
        int size = Integer.parseInt(args[0]);
        int producers = Integer.parseInt(args[1]);
        int consumers = Integer.parseInt(args[2]);
        BoundedBuffer buffer = new BoundedBuffer(size);
        for (int i = 0; i < producers; i++) {
            repeat("producer " + i, () -> buffer.put("item"));
        }
        for (int i = 0; i < consumers; i++) {
            repeat("consumer " + i, () -> buffer.take());
        }
    }
}
