// expect: safe
// The correct twin of VectorCheckThenAct: the client takes the Vector's own lock over both calls.
import java.util.Vector;

public class VectorClientLock {
    public static void main(String[] args) throws InterruptedException {
        Vector<String> names = new Vector<>();
        Runnable add = () -> {
            synchronized (names) {
                if (!names.contains("Ada")) {
                    names.add("Ada");
                }
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
