package mocks;

import java.util.ArrayList;
import java.util.List;

/** Listeners that are added, and called. */
public class Listeners {
    public interface Listener {
        boolean changed(int value);
    }

    public interface Priority {
        int level();
    }

    private final List<Listener> listeners = new ArrayList<>();

    public void add(Listener listener) {
        if (listener == null) throw new IllegalArgumentException();
        if (listener instanceof Priority && ((Priority) listener).level() > 5) listeners.add(0, listener);
        else listeners.add(listener);
    }

    public int fire(int value) {
        int handled = 0;
        for (Listener listener : listeners) if (listener.changed(value)) handled++;
        return handled > 1 ? 2 : handled;
    }
}
