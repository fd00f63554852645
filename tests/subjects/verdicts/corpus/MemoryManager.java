// expect: violated assertion
// Whether there is memory to give back is looked at without the lock.
public class MemoryManager {
    static volatile int blocks = 1;

    static void giveBack() {
        if (blocks == 0) return;
        synchronized (MemoryManager.class) {
            blocks--;
            assert blocks >= 0 : "given back twice";
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) new Thread(MemoryManager::giveBack).start();
    }
}
