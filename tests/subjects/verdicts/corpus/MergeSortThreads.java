// expect: violated assertion
// How many threads may still be started is looked at in one critical section and counted in another.
public class MergeSortThreads {
    static int running;
    static int most;

    static synchronized boolean mayStart() {
        return running < 2;
    }

    static synchronized void count(int more) {
        running += more;
        most = Math.max(most, running);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] all = new Thread[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(() -> {
                if (!mayStart()) return;
                count(1);
                count(-1);
            });
            all[i].start();
        }
        for (Thread each : all) each.join();
        assert most <= 2 : "too many threads";
    }
}
