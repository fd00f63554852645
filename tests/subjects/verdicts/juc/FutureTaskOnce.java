// expect: safe
// A FutureTask runs once however many threads run it.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureTaskOnce {
    static int runs;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> ++runs);
        new Thread(task).start();
        task.run();
        assert task.get() == 1;
        assert runs == 1;
    }
}
