// expect: safe
// por: cross-check
// One philosopher is left-handed: no ring can form.
public class DiningAsymmetric {
    static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) {
        Object f0 = new Object();
        Object f1 = new Object();
        Object f2 = new Object();
        Thread[] table = {new Thread(() -> eat(f0, f1)), new Thread(() -> eat(f1, f2)), new Thread(() -> eat(f0, f2))};
        for (Thread philosopher : table) {
            philosopher.start();
        }
    }
}
