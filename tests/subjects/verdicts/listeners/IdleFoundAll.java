// expect: violated assertion
// keys: listener=.listener.IdleFilter idle.action=prune idle.max_backjumps=3
// Loops that call, or store, are not idle, and paths before a loop that is are explored.
public class IdleFoundAll {
    static int calls, stored;
    static final int[] all = new int[10];
    static volatile boolean ready;

    static void call() {}

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 10; i++) call();
        for (int i = 0; i < 10; i++) all[i] = i;
        for (int i = 0; i < 10; i++) stored += i;
        Thread other = new Thread(() -> ready = true);
        other.start();
        if (!ready) other.join();
        else assert stored != 45;
        while (!ready) { }
    }
}
