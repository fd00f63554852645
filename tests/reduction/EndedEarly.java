// Writers as those of LastZero, and a reader that ends the program at once where it has seen all of their zeros.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class EndedEarly {
    static final int N = 3;
    static final AtomicIntegerArray a = new AtomicIntegerArray(N + 1);
    static volatile String seen = "";

    public static void main(String[] args) throws InterruptedException {
        int last = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[N + 1];
        threads[0] = new Thread(() -> {
            int i = N;
            while (a.get(i) != 0) i--;
            System.out.println("OUT " + i);
            if (i == last) Runtime.getRuntime().halt(0);
        });
        for (int j = 1; j <= N; j++) {
            int own = j;
            threads[j] = new Thread(() -> a.set(own, a.get(own - 1) + 1));
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.println("OUT " + a);
    }
}
