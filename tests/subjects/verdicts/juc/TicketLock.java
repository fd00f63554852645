// expect: safe
// A ticket lock for three threads.
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int serving;
    static int inside;

    public static void main(String[] args) {
        Runnable use = () -> {
            int mine = next.getAndIncrement();
            while (serving != mine) {
            }
            inside++;
            assert inside == 1 : "two are served at once";
            inside--;
            serving = mine + 1;
        };
        for (int i = 0; i < 3; i++) {
            new Thread(use).start();
        }
    }
}
