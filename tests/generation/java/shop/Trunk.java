package shop;

import java.util.ArrayList;
import java.util.List;

/** What Trunks takes. */
public class Trunk {
    private final List<String> things = new ArrayList<>();
    private boolean sealed;

    public void add(String thing) {
        if (sealed) throw new IllegalStateException("sealed");
        things.add(thing);
    }

    public void seal() {
        sealed = true;
    }

    public int size() {
        return things.size();
    }

    public boolean isSealed() {
        return sealed;
    }

    public boolean has(String thing) {
        return things.contains(thing);
    }
}
