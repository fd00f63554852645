// expect: violated assertion
// A set made of a Vector: each call is synchronized, the pair is not.
import java.util.Vector;

public class VectorCheckThenAct {
    public static void main(String[] args) throws InterruptedException {
        Vector<String> names = new Vector<>();
        Runnable add = () -> {
            if (!names.contains("Ada")) {
                names.add("Ada");
            }
        };
        Thread a = new Thread(add);
        Thread b = new Thread(add);
        a.start();
        b.start();
        a.join();
        b.join();
        assert names.size() == 1 : "added twice";
    }
}
