package shop;

/** Branches that only an object of a class below it takes, and one that none does. */
public class Loose {
    public int text(int number) {
        if (toString().isEmpty()) return 1;
        return 0;
    }

    public int type(int number) {
        if (getClass() != Loose.class) return 1;
        return 0;
    }

    public int sum(int number) {
        if (scaled(number) < 0) return 1;
        return 0;
    }

    public int plain(int number) {
        if ((number & 3) > 3) return 1;
        return 0;
    }

    protected int scaled(int number) {
        return number & 7;
    }
}
