package updated;

/** What a ride costs. */
public class Fare {
    public interface Card {
        boolean isValid(int zones);
    }

    private static int sold;
    private final int zones;

    public Fare(int zones) {
        if (zones < 1) throw new IllegalArgumentException("zones: " + zones);
        this.zones = zones;
    }

    public int price(int age) {
        if (age < 6) return 0;
        if (age < 15) return zones * 2;
        return zones * 3;
    }

    public String label(String name) {
        if (name == null) return "nobody";
        return name.isEmpty() ? "?" : "fare";
    }

    public String sell(Card card) {
        return card.isValid(zones) ? "ticket " + ++sold : "none";
    }

    public int inCents() {
        return zones * 300;
    }
}
