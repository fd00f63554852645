// expect: violated uncaught java.util.ConcurrentModificationException
// A list is changed while another thread walks through it.
import java.util.ArrayList;
import java.util.List;

public class IteratorFailsFast {
    static int sum;

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(10);
        list.add(1);
        list.add(2);
        Thread reader = new Thread(() -> {
            for (int value : list) {
                sum += value;
            }
        });
        Thread writer = new Thread(() -> list.add(3));
        reader.start();
        writer.start();
    }
}
