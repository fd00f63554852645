// expect: violated assertion
// Two threads put into a queue whose end is read and written in two steps: an element is lost.
public class QueueOfTwoWriters {
    static final int[] items = new int[8];
    static volatile int end;

    static void put(int item) {
        int place = end;
        items[place] = item;
        end = place + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] writers = new Thread[2];
        for (int i = 0; i < writers.length; i++) {
            int me = i;
            writers[i] = new Thread(() -> {
                put(me + 1);
                put(me + 10);
            });
            writers[i].start();
        }
        for (Thread writer : writers) writer.join();
        assert end == 4 : "an element is lost";
    }
}
