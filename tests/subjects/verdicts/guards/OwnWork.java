// expect: safe
// por: cross-check
// Each worker counts in an object of its own, though all of them can be reached from main.
public class OwnWork {
    static class Worker implements Runnable {
        int count;
        int[] squares = new int[4];

        public void run() {
            for (int i = 0; i < 4; i++) {
                count++;
                squares[i] = i * count;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker[] workers = {new Worker(), new Worker(), new Worker()};
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) (threads[i] = new Thread(workers[i])).start();
        for (Thread thread : threads) thread.join();
        for (Worker worker : workers) assert worker.count == 4 && worker.squares[3] == 12;
    }
}
