// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// One countDown is missing, and the others have other things to do.
public class StarvesAtLatch {
    static volatile int work;

    public static void main(String[] args) throws InterruptedException {
        java.util.concurrent.CountDownLatch latch = new java.util.concurrent.CountDownLatch(2);
        new Thread(() -> {
            latch.countDown();
            while (true) {
                work = 1 - work;
                gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        latch.await();
    }
}
