// expect: violated uncaught java.lang.NullPointerException
// por: cross-check
// Uses an object that another thread may not have made yet.
public class PublishedObject {
    static int[] shared;
    static int seen;

    public static void main(String[] args) {
        Thread maker = new Thread(() -> shared = new int[] {7});
        Thread user = new Thread(() -> seen = shared[0]);
        maker.start();
        user.start();
    }
}
