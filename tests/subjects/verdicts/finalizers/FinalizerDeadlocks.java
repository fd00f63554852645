// expect: violated deadlock
// keys: vm.process_finalizers=true
// por: verdicts
import java.util.concurrent.CountDownLatch;

// The finalizer needs a monitor that main holds while it waits for the finalizer.
public class FinalizerDeadlocks {
    static final CountDownLatch done = new CountDownLatch(1);

    static class Resource {
        @Override
        protected void finalize() {
            synchronized (FinalizerDeadlocks.class) {
                done.countDown();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Resource();
        synchronized (FinalizerDeadlocks.class) {
            done.await();
        }
    }
}
