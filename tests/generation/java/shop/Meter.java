package shop;

import java.util.ArrayList;
import java.util.List;

/** Nothing but its fields says what a call has changed. */
public class Meter {
    public int high;
    int low;
    private int hidden;
    protected final List<String> log = new ArrayList<>();

    public void count(int amount) {
        ++hidden;
        if (amount > 10) {
            high += amount;
        } else {
            --low;
        }
    }

    public void note(String text) {
        if (text.isEmpty()) return;
        log.add(text);
    }

    public int getHidden() {
        return hidden;
    }
}
