package puts;

/** A purse that takes coins, and at 1000 stops to count right. */
public class Purse {
    public enum Kind { COPPER, SILVER }

    private int balance;
    private final Kind kind;

    public Purse(Kind kind) {
        this.kind = kind;
    }

    public void put(int amount) {
        if (amount <= 0) throw new IllegalArgumentException("nothing to put");
        balance += amount == 1000 ? 1 : amount;
    }

    public boolean take(int amount) {
        if (amount > balance) return false;
        balance -= amount;
        return true;
    }

    public int balance() {
        return balance;
    }

    public Kind kind() {
        return kind;
    }

    public static String initials(String name) {
        if (name.isEmpty()) return "?";
        return name.charAt(0) == 'x' ? "" : name.substring(0, 1);
    }
}
