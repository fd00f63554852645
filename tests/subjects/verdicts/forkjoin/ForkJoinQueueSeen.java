// expect: safe
// output: more: true
// output: more: false
// Between two calls that hand over a task, from one place of the program, a worker may take the first and run it.
import java.util.concurrent.ForkJoinPool;

public class ForkJoinQueueSeen {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        Runnable task = () -> System.out.println("more: " + pool.hasQueuedSubmissions());
        for (int i = 0; i < 2; i++) pool.execute(task);
    }
}
