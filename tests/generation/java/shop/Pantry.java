package shop;

import java.util.ArrayList;
import java.util.List;

/** A cupboard shows what is in its drawers only where something was put into them before they went in. */
public class Pantry {
    public static String list(PantryCupboard cupboard) {
        StringBuilder text = new StringBuilder();
        for (PantryDrawer drawer : cupboard.drawers) {
            for (PantryThing thing : drawer.things) {
                text.append(drawer.isLocked() ? "?" : thing.name).append(',');
            }
        }
        return text.toString();
    }
}

class PantryThing {
    final String name;

    PantryThing(String name) {
        this.name = name;
    }
}

class PantryDrawer {
    final List<PantryThing> things = new ArrayList<>();
    private boolean isLocked;

    void put(PantryThing thing) {
        things.add(thing);
    }

    void lock(boolean isOn) {
        isLocked = isOn;
    }

    boolean isLocked() {
        return isLocked;
    }
}

class PantryCupboard {
    final List<PantryDrawer> drawers = new ArrayList<>();

    void add(PantryDrawer drawer) {
        PantryDrawer copy = new PantryDrawer();
        copy.things.addAll(drawer.things);
        copy.lock(drawer.isLocked());
        drawers.add(copy);
    }
}
