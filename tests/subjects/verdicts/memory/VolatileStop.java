// expect: safe
// por: cross-check
// A thread that spins until it is told to stop.
public class VolatileStop {
    static volatile boolean stop;
    static boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!stop) {
            }
            done = true;
        });
        worker.start();
        stop = true;
        worker.join();
        assert done;
    }
}
