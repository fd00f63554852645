// expect: safe
// por: cross-check
// states-at-most: 40
// A lock of its own protects a list, an array and a field.
import java.util.ArrayList;
import java.util.List;

public class GuardedByOther {
    static final Object lock = new Object();
    static final List<Integer> list = new ArrayList<>();
    static final int[] cells = new int[2];
    static long sum;

    static void add(int value) {
        synchronized (lock) {
            list.add(value);
            cells[list.size() - 1] = value;
            sum += value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> add(1));
        other.start();
        add(2);
        other.join();
        assert list.size() == 2 && sum == 3 && cells[0] + cells[1] == 3;
    }
}
