package mocks;

import java.util.Iterator;

/** The worked example: true, "x", false. */
public class Iterated {
    public static boolean isOnlyX(Iterator<String> texts) {
        return texts.hasNext() && texts.next().equals("x") && !texts.hasNext();
    }
}
