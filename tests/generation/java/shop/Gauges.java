package shop;

/** Branches that no call can take, of a class whose objects are all alike. */
public final class Gauges {
    public int level(int pressure) {
        int low = pressure & 7;
        if (low > 7) return 1;
        if (pressure * 2 == 7) return 2;
        return scaled(low);
    }

    public int place(int at) {
        int[] places = new int[3];
        if (places.length > at && at >= 0 && places[at] != 0) return 2;
        return 0;
    }

    private int scaled(int low) {
        return low * 10;
    }
}
