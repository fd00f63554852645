package shop;

/** Told what numbers single parameters can be, a test has no others for these. */
public final class Knob {
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

    /** Nothing is said of this one. */
    public String push(int force) {
        return force == 123456 ? "broken" : force < 0 ? "pulled" : "pushed";
    }

    public String hold(Integer boxed) {
        if (boxed == null) return "none";
        return boxed == 41 ? "fast" : boxed > 50 || boxed < 40 ? "impossible" : "loose";
    }
}
