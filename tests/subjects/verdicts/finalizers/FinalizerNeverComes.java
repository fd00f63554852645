// expect: violated deadlock
// keys: vm.process_finalizers=true
// por: verdicts
import java.util.concurrent.CountDownLatch;

// Who waits for the finalizer of an object that a static field holds waits for ever.
public class FinalizerNeverComes {
    static final CountDownLatch done = new CountDownLatch(1);
    static Resource kept;

    static class Resource {
        @Override
        protected void finalize() {
            done.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        kept = new Resource();
        done.await();
    }
}
