// expect: violated assertion
// A worker that looks at the flag to stop before it looks at its queue leaves tasks behind.
import java.util.ArrayDeque;

public class StopBeforeDrained {
    static volatile boolean isStopped;
    static final ArrayDeque<String> tasks = new ArrayDeque<>();
    static volatile int done;

    static String next() {
        synchronized (tasks) {
            return tasks.poll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!isStopped)
                if (next() != null) done++;
        });
        worker.start();
        synchronized (tasks) {
            tasks.add("one");
        }
        isStopped = true;
        worker.join();
        assert done == 1 : "a task was left";
    }
}
