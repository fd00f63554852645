// expect: unknown Cleaner
import java.lang.ref.Cleaner;

// A cleaning action that java may run at any time, and clew runs only where the program asks for it.
public class CleanerNotRun {
    static volatile int cleaned;

    public static void main(String[] args) {
        Cleaner cleaner = Cleaner.create();
        cleaner.register(new Object(), () -> cleaned = 1);
        System.gc();
        assert cleaned == 0;
    }
}
