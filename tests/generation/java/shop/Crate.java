package shop;

import java.util.ArrayList;
import java.util.List;

/** Empty, until somebody puts things into it. */
public class Crate {
    private final List<String> things = new ArrayList<>();

    public void add(String thing) {
        things.add(thing);
    }

    public int size() {
        return things.size();
    }

    public boolean holds(String thing) {
        return things.contains(thing);
    }
}
