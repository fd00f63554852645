// expect: violated assertion
// Neighbours are compared and swapped by threads of their own, without locks: an element is there twice.
public class BubbleSort {
    static final int[] numbers = {3, 2, 1};

    static void swap(int at) {
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
        assert numbers[0] + numbers[1] + numbers[2] == 6 : "an element is lost";
    }
}
