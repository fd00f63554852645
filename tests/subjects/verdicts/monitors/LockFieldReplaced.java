// expect: violated assertion
// por: cross-check
// Synchronizes on a field that is assigned under the lock: the next one to come takes another lock.
public class LockFieldReplaced {
    static class Box {
        Object lock = new Object();
        int inside;
    }

    public static void main(String[] args) {
        Box box = new Box();
        Runnable use = () -> {
            synchronized (box.lock) {
                box.lock = new Object();
                box.inside++;
                assert box.inside == 1 : "two threads under one lock";
                box.inside--;
            }
        };
        new Thread(use).start();
        new Thread(use).start();
    }
}
