// expect: violated assertion
// por: cross-check
// The default locale is one variable for all threads.
import java.util.Locale;

public class LocaleSeen {
    public static void main(String[] args) throws InterruptedException {
        Locale.setDefault(Locale.ROOT);
        Thread other = new Thread(() -> Locale.setDefault(Locale.FRANCE));
        other.start();
        assert Locale.getDefault() == Locale.ROOT : "changed";
        other.join();
    }
}
