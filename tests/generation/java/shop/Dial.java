package shop;

/** Told what numbers there are, a test has no others. */
public final class Dial {
    private int position;

    public int turn(int by) {
        if (by < 10) throw new IllegalArgumentException("too little: " + by);
        if (by > 20) throw new IllegalArgumentException("too much: " + by);
        position += by;
        return by == 17 ? -1 : position;
    }

    public String level(double volume) {
        if (volume < 0) return "negative";
        if (volume > 1.5) return "loud";
        return volume == 0.75 ? "half" : "some";
    }
}
