// expect: safe
// keys: listener=.listener.PreciseRaceDetector vm.por=none search.workers=2
// Long enough for walks (100,000 transitions), each of which the detector has to see for itself.
public class WalksAreWatched {
    static final Object[] locks = new Object[4];
    static final int[] count = new int[4];

    static void work(int n) {
        int next = (n + 1) % 4;
        synchronized (locks[Math.min(n, next)]) {
            synchronized (locks[Math.max(n, next)]) {
                count[n]++;
            }
        }
        synchronized (locks[n]) {
            count[n] += 0;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < locks.length; i++) locks[i] = new Object();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int n = i;
            threads[i] = new Thread(() -> work(n));
        }
        for (Thread each : threads) each.start();
        for (Thread each : threads) each.join();
        int sum = 0;
        for (int each : count) sum += each;
        assert sum == 4;
    }
}
