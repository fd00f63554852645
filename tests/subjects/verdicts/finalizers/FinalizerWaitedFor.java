// expect: safe
// keys: vm.process_finalizers=true
// assumes: garbage-is-finalized
// por: verdicts
import java.util.concurrent.CountDownLatch;

// Who waits for a finalizer goes on, as is assumed.
public class FinalizerWaitedFor {
    static final CountDownLatch done = new CountDownLatch(1);

    static class Resource {
        @Override
        protected void finalize() {
            assert Thread.currentThread().getName().equals("Finalizer");
            done.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Resource();
        done.await();
    }
}
