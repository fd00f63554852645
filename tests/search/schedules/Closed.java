import java.util.ArrayDeque;

// A queue that is closed while somebody waits for what is put into it.
public class Closed {
    static final ArrayDeque<Integer> queue = new ArrayDeque<>();
    static boolean isClosed;

    static synchronized void put(int value) {
        queue.add(value);
        Closed.class.notify();
    }

    static synchronized int take() throws InterruptedException {
        if (queue.isEmpty() && !isClosed) Closed.class.wait();
        return queue.remove();
    }

    static synchronized void close() {
        isClosed = true;
        Closed.class.notifyAll();
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        for (int i = 0; i < count; i++) new Thread(() -> put(1)).start();
        for (int i = 0; i < count; i++)
            new Thread(() -> {
                try {
                    take();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        new Thread(Closed::close).start();
    }
}
