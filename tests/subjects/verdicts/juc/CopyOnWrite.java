// expect: safe
// A snapshot iterator sees the list as it was.
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWrite {
    public static void main(String[] args) {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        list.add(1);
        list.add(2);
        new Thread(() -> list.add(3)).start();
        int sum = 0;
        for (int value : list) {
            sum += value;
        }
        assert sum == 3 || sum == 6;
    }
}
