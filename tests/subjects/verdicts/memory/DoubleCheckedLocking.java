// expect: safe
// por: cross-check
// Double-checked locking. Under sequential consistency it is correct without volatile, too.
public class DoubleCheckedLocking {
    static class Box {
        int value;

        Box() {
            value = 42;
        }
    }

    static Box instance;
    static int created;

    static Box get() {
        if (instance == null) {
            synchronized (DoubleCheckedLocking.class) {
                if (instance == null) {
                    created++;
                    instance = new Box();
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable use = () -> {
            assert get().value == 42 : "half made";
        };
        Thread a = new Thread(use);
        Thread b = new Thread(use);
        a.start();
        b.start();
        a.join();
        b.join();
        assert created == 1 : "made twice";
    }
}
