package shop;

/** Asks whether assertions are enabled in classes below it: in those of the test they are. */
public class Stands {
    public static boolean mayFail(Stand stand) {
        if (stand.getClass().desiredAssertionStatus()) return true;
        return false;
    }

    /** That only a class of the test extends. */
    public abstract static class Stand {
        public abstract int height();
    }
}
