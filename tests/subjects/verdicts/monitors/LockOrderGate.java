// expect: safe
// por: cross-check
// Two locks in opposite orders, but only ever under a third one: a lock-order tool would complain, yet nothing can wait.
public class LockOrderGate {
    public static void main(String[] args) {
        Object gate = new Object();
        Object a = new Object();
        Object b = new Object();
        new Thread(() -> {
            synchronized (gate) {
                synchronized (a) {
                    synchronized (b) {
                    }
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (gate) {
                synchronized (b) {
                    synchronized (a) {
                    }
                }
            }
        }).start();
    }
}
