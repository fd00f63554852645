// expect: violated assertion
// por: cross-check
// Only one thread writes, with no lock; another one looks too early.
public class OwnWorkSeen {
    static class Worker implements Runnable {
        int count;

        public void run() {
            count++;
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        Thread thread = new Thread(worker);
        thread.start();
        assert worker.count != 1 : "half way";
        thread.join();
    }
}
