// expect: violated deadlock
// Two readers of a lock for readers and writers both want to become the writer, each with its reading lock held.
public class UpgradeOfLocks {
    static int readers, waitingForOthers;

    static synchronized void read() {
        readers++;
    }

    static synchronized void upgrade() throws InterruptedException {
        while (readers > 1) UpgradeOfLocks.class.wait();
        readers--;
        UpgradeOfLocks.class.notifyAll();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    read();
                    upgrade();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
    }
}
