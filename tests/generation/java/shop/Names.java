package shop;

import java.util.ArrayList;

/** What it inherits from the class library fills it. */
public class Names extends ArrayList<String> {
    public int pairs() {
        return size() == 2 ? 1 : 0;
    }

    public boolean startsWithAnna() {
        return size() > 2 && get(0).equals("Anna");
    }
}
