// expect: safe
// The correct twin of BubbleSort: a swap is one critical section.
public class BubbleSortLocked {
    static final int[] numbers = {3, 2, 1};

    static synchronized void swap(int at) {
        if (numbers[at] <= numbers[at + 1]) return;
        int kept = numbers[at];
        numbers[at] = numbers[at + 1];
        numbers[at + 1] = kept;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread left = new Thread(() -> swap(0)), right = new Thread(() -> swap(1));
        left.start();
        right.start();
        left.join();
        right.join();
        assert numbers[0] + numbers[1] + numbers[2] == 6;
    }
}
