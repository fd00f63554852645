// expect: safe
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class FieldUpdater {
    volatile int count;

    public static void main(String[] args) throws InterruptedException {
        AtomicIntegerFieldUpdater<FieldUpdater> updater =
                AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "count");
        FieldUpdater object = new FieldUpdater();
        Thread a = new Thread(() -> updater.incrementAndGet(object));
        a.start();
        updater.incrementAndGet(object);
        a.join();
        assert object.count == 2;
    }
}
