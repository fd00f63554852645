// expect: violated assertion
// por: cross-check
// The default locale for formats is one variable for all threads.
import java.util.Locale;

public class FormatLocaleSeen {
    public static void main(String[] args) throws InterruptedException {
        Locale.setDefault(Locale.Category.FORMAT, Locale.ENGLISH);
        Thread other = new Thread(() -> Locale.setDefault(Locale.Category.FORMAT, Locale.GERMAN));
        other.start();
        boolean same = Locale.getDefault(Locale.Category.FORMAT) == Locale.getDefault(Locale.Category.FORMAT);
        other.join();
        assert same : "set between";
    }
}
