package shop.tools;

public abstract class Instrument {
    private final int weight;

    Instrument() {
        weight = 0;
    }

    public Instrument(int weight, String name) {
        this.weight = weight;
    }

    public int weight() {
        return weight;
    }

    public abstract int price();
}
