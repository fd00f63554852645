package mocks;

/** A monitor, and what is returned by what holds it. */
public class Held {
    public interface Guard {
        Object lock();

        boolean isOpen();
    }

    public static int enter(Guard guard) {
        synchronized (guard.lock()) {
            return guard.isOpen() && !guard.isOpen() ? 1 : 0;
        }
    }
}
