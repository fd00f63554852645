// expect: violated assertion
// por: cross-check
// Double-checked locking that publishes the object before it is filled.
public class DoubleCheckedEarlyPublish {
    static class Box {
        int value;
    }

    static volatile Box instance;

    static Box get() {
        if (instance == null) {
            synchronized (DoubleCheckedEarlyPublish.class) {
                if (instance == null) {
                    instance = new Box();
                    instance.value = 42;
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) {
        Runnable use = () -> {
            assert get().value == 42 : "half made";
        };
        Thread a = new Thread(use);
        Thread b = new Thread(use);
        a.start();
        b.start();
    }
}
