// expect: violated assertion
// por: cross-check
// Objects that the JDK made before the program began can be locks: who gets one first is open.
public class RuntimeAsLock {
    static int value;

    static void set(int to) {
        synchronized (Runtime.getRuntime()) {
            value = to;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            set(1);
            set(2);
        }).start();
        synchronized (Runtime.getRuntime()) {
            assert value != 1 : "in between";
        }
    }
}
