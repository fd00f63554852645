// expect: violated assertion
// Two threads add to a list that is not made for it.
import java.util.ArrayList;
import java.util.List;

public class ArrayListLostElement {
    public static void main(String[] args) throws InterruptedException {
        List<String> list = new ArrayList<>(10);
        Thread a = new Thread(() -> list.add("a"));
        Thread b = new Thread(() -> list.add("b"));
        a.start();
        b.start();
        a.join();
        b.join();
        assert list.size() == 2 && list.get(0) != null && list.get(1) != null : "an element was lost";
    }
}
