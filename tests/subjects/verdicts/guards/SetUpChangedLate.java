// expect: violated uncaught java.lang.IllegalStateException
// message: first
// por: cross-check
// A volatile field that is written at the end of a thread, after all others have read it on the first path.
public class SetUpChangedLate {
    static volatile int limit = 1;
    static int read() {
        return limit;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Thread reader = new Thread(() -> seen[0] = read() + 10 * read());
        Thread writer = new Thread(() -> {
            int before = limit;
            limit = before + 1;
        });
        reader.start();
        writer.start();
        reader.join();
        writer.join();
        if (seen[0] == 21) throw new IllegalStateException("first");
    }
}
