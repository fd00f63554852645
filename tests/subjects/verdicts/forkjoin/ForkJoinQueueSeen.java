// expect: safe
// output: first, more: true
// output: first, more: false
// Between two calls that hand over a task, from one place of the program, a worker may take the first and run it.
import java.util.concurrent.ForkJoinPool;

public class ForkJoinQueueSeen {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.submit(() -> {}).join();
        for (int i = 0; i < 2; i++) {
            String name = i == 0 ? "first" : "second";
            pool.execute(() -> System.out.println(name + ", more: " + pool.hasQueuedSubmissions()));
        }
    }
}
