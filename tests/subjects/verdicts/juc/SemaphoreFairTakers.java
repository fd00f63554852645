// expect: safe
// states-at-most: 40000
// A fair semaphore looks at its queue itself; the program does not.
import java.util.concurrent.Semaphore;

public class SemaphoreFairTakers {
    static int inside;

    static void use(Semaphore semaphore) {
        semaphore.acquireUninterruptibly();
        inside++;
        assert inside == 1;
        inside--;
        semaphore.release();
    }

    public static void main(String[] args) {
        Semaphore semaphore = new Semaphore(1, true);
        for (int i = 0; i < 2; i++) new Thread(() -> use(semaphore)).start();
        use(semaphore);
    }
}
