// expect: safe
// output: done, in queue: false
// A future is done before its service puts it into the queue of those that are.
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;

public class FutureCompleted {
    public static void main(String[] args) {
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(task -> new Thread(task).start());
        Future<Integer> future = service.submit(() -> 1);
        if (future.isDone()) System.out.println("done, in queue: " + (service.poll() != null));
    }
}
