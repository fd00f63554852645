// expect: violated deadlock
// A thread that parks wakes up for no reason while another one can go on. Which ones have done so when nobody can is told
// by the set of ends.
import java.util.concurrent.locks.LockSupport;

public class ParkedWhileOthersCanGoOn {
    static int once, twice;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            LockSupport.park();
            once = 1;
        });
        Thread other = new Thread(() -> {
            LockSupport.park();
            LockSupport.park();
            twice = 1;
        });
        one.start();
        other.start();
        LockSupport.park();
        one.join();
        other.join();
    }
}
