// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// Two are taken of a queue that one is put into.
public class StarvesAtQueue {
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
        queue.take();
    }
}
