package shop;

import java.io.File;

/** A file is given after something else has taken a branch. */
public class Labelled {
    private final boolean isLarge;

    public Labelled(int boxes) {
        isLarge = boxes > 10;
    }

    public boolean isIn(File file) {
        return isLarge && file.isDirectory();
    }
}
