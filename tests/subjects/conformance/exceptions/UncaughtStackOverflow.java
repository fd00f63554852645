// expect: as java
/** A stack trace is cut at 1024 frames. */
public class UncaughtStackOverflow {
    static int recurse(int n) {
        return recurse(n + 1) + 1;
    }

    public static void main(String[] args) {
        try {
            recurse(0);
        } catch (StackOverflowError e) {
            System.out.println(e.getStackTrace().length);
        }
        recurse(0);
    }
}
