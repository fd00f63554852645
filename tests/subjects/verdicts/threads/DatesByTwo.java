// expect: safe
// assumes: look-up-in-one-step
// Each thread has a format of its own; what both need is looked up by whoever comes first.
import java.text.SimpleDateFormat;
import java.util.Date;

public class DatesByTwo {
    static String one, other;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> one = new SimpleDateFormat("yyyy").format(new Date(0)));
        Thread second = new Thread(() -> other = new SimpleDateFormat("MM").format(new Date(0)));
        first.start();
        second.start();
        first.join();
        second.join();
        if (one.length() != 4 || other.length() != 2) throw new AssertionError(one + other);
    }
}
