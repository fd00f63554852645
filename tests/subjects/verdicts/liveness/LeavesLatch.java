// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// All countDowns come, and then others go on for ever.
public class LeavesLatch {
    static volatile int work;

    public static void main(String[] args) throws InterruptedException {
        java.util.concurrent.CountDownLatch latch = new java.util.concurrent.CountDownLatch(1);
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
