// expect: safe
// The correct twin of IteratorFailsFast.
import java.util.ArrayList;
import java.util.List;

public class IteratorLocked {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(10);
        list.add(1);
        list.add(2);
        Thread reader = new Thread(() -> {
            synchronized (list) {
                int sum = 0;
                for (int value : list) {
                    sum += value;
                }
                assert sum == 3 || sum == 6;
            }
        });
        Thread writer = new Thread(() -> {
            synchronized (list) {
                list.add(3);
            }
        });
        reader.start();
        writer.start();
    }
}
