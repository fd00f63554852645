package updated;

/** What a ride costs, now that there are seniors. */
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
        return age > 64 ? zones : zones * 3;
    }

    public String label(String name) {
        if (name == null) return "no one";
        return name.isEmpty() ? "?" : "fare";
    }

    public String sell(Card card) {
        if (zones > 12) return "too far";
        return card.isValid(zones) ? "ticket " + ++sold : "none";
    }

    public long inMills() {
        return zones * 3000L;
    }
}
