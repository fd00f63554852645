// expect: violated deadlock
// message: main waits for the monitor of LocksMadeAfterRace$Lock@1, held by Thread-1
// The same for monitors, of two objects of a class, with a list that grows beside them.
import java.util.ArrayList;
import java.util.List;

public class LocksMadeAfterRace {
    static class Lock {
    }

    static volatile int x;

    static void both(Lock first, Lock second) {
        synchronized (first) {
            synchronized (second) {
                x = 2;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> x = 1).start();
        List<Object> made = new ArrayList<>();
        for (int i = 0; i < 3 && x == 0; i++) made.add(new int[i]);
        if (made.size() == 2) {
            Lock first = new Lock(), second = new Lock();
            new Thread(() -> both(second, first)).start();
            both(first, second);
        }
    }
}
