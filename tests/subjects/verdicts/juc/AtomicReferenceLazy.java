// expect: safe
// Lazy initialization by compareAndSet: all get the same object.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceLazy {
    static final AtomicReference<Object> instance = new AtomicReference<>();

    static Object get() {
        Object found = instance.get();
        if (found == null) {
            instance.compareAndSet(null, new Object());
            found = instance.get();
        }
        return found;
    }

    public static void main(String[] args) throws InterruptedException {
        Object[] seen = new Object[1];
        Thread a = new Thread(() -> seen[0] = get());
        a.start();
        Object mine = get();
        a.join();
        assert seen[0] == mine : "two instances";
    }
}
