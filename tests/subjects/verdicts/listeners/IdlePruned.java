// expect: unknown idle.action=prune
// keys: listener=.listener.IdleFilter idle.action=prune idle.max_backjumps=20 vm.storage.class=none search.class=dfs
// A thread that waits for what never comes, where states are not stored: only that ends its path.
public class IdlePruned {
    static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            int seen = 0;
            while (!flag) seen++;
        });
        other.setDaemon(true);
        other.start();
        other.join();
        flag = true;
    }
}
