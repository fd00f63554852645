// expect: safe
// por: cross-check
// states-at-most: 40
// What main writes before there are other threads, and nobody after that, is no reason to change threads: neither fields
// that are volatile, nor others, nor those of objects.
public class SetUpBeforeThreads {
    static volatile int rounds;
    static int limit;
    static boolean first15, second15;
    static SetUpBeforeThreads settings;
    volatile int first;
    int second;

    static int sum() {
        int sum = 0;
        for (int i = 0; i < rounds && i < limit; i++) sum += settings.first + settings.second;
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        rounds = 5;
        limit = 10;
        settings = new SetUpBeforeThreads();
        settings.first = 1;
        settings.second = 2;
        Thread one = new Thread(() -> first15 = sum() == 15), other = new Thread(() -> second15 = sum() == 15);
        one.start();
        other.start();
        one.join();
        other.join();
        assert first15 && second15;
    }
}
