// expect: safe
// Ids of threads are their own, and count on with the threads that are made, whoever asks for them first.
public class ThreadIdsDiffer {
    static volatile long first, second;

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> first = Thread.currentThread().getId());
        Thread two = new Thread(() -> second = Thread.currentThread().getId());
        two.start();
        one.start();
        one.join();
        two.join();
        assert first == one.getId() && second == two.getId();
        assert first > Thread.currentThread().getId() && second > first;
    }
}
