// expect: safe
// Bounded buffer with notifyAll, threads that never end: no deadlock, and the state space closes.
public class BoundedBufferNotifyAll {
    static final int SIZE = 1;
    static final int PRODUCERS = 2;
    static final int CONSUMERS = 4;

    static class Buffer {
        private final Object[] items = new Object[SIZE];
        private int count;

        synchronized void put(Object item) throws InterruptedException {
            while (count == SIZE) {
                wait();
            }
            items[count++] = item;
            notifyAll();
        }

        synchronized Object take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            Object item = items[--count];
            items[count] = null;
            notifyAll();
            return item;
        }
    }

    static class Producer extends Thread {
        final Buffer buffer;

        Producer(Buffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    buffer.put("item");
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Consumer extends Thread {
        final Buffer buffer;

        Consumer(Buffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    if (buffer.take() != "item") {
                        throw new AssertionError("took something that nobody put");
                    }
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        Buffer buffer = new Buffer();
        for (int i = 0; i < PRODUCERS; i++) {
            new Producer(buffer).start();
        }
        for (int i = 0; i < CONSUMERS; i++) {
            new Consumer(buffer).start();
        }
    }
}
