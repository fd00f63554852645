// expect: violated assertion
// por: cross-check
// The default locale for display is one variable for all threads.
import java.util.Locale;

public class DisplayLocaleSeen {
    public static void main(String[] args) throws InterruptedException {
        Locale.setDefault(Locale.Category.DISPLAY, Locale.ENGLISH);
        Thread other = new Thread(() -> Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN));
        other.start();
        boolean same = Locale.getDefault(Locale.Category.DISPLAY) == Locale.getDefault(Locale.Category.DISPLAY);
        other.join();
        assert same : "set between";
    }
}
