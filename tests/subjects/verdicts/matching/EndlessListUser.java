// expect: safe
// states-at-most: 100
// How often a list has been modified is nothing that states differ by.
import java.util.ArrayList;
import java.util.List;

public class EndlessListUser {
    public static void main(String[] args) throws InterruptedException {
        Thread daemon = new Thread(() -> {
            List<String> list = new ArrayList<>();
            while (true) {
                list.add("x");
                for (String text : list) assert text.equals("x");
                list.remove(0);
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread other = new Thread(() -> {});
        other.start();
        other.join();
    }
}
