// expect: violated uncaught java.lang.NullPointerException
// por: cross-check
// Checks a field, then reads it again; another thread clears it in between.
public class CheckedThenCleared {
    static int[] shared = {7};
    static int seen;

    public static void main(String[] args) {
        Thread user = new Thread(() -> {
            if (shared != null) {
                seen = shared[0];
            }
        });
        Thread clearer = new Thread(() -> shared = null);
        user.start();
        clearer.start();
    }
}
