// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// One is taken of a queue that one is put into, while others go on for ever.
public class LeavesQueue {
    static volatile int work;

    public static void main(String[] args) throws InterruptedException {
        java.util.concurrent.BlockingQueue<Integer> queue = new java.util.concurrent.ArrayBlockingQueue<>(2);
        new Thread(() -> {
            queue.add(1);
            while (true) {
                work = 1 - work;
                gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        queue.take();
    }
}
