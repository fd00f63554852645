package shop;

/** What tests of it show depends on where its numbers lie. */
public final class Account {
    private int balance;

    public void deposit(int amount) {
        if (amount <= 0) throw new IllegalArgumentException("an amount is positive");
        balance = Math.addExact(balance, amount);
    }

    public void withdraw(int amount) {
        if (amount < 0) throw new IllegalArgumentException();
        if (amount > balance) throw new IllegalStateException();
        balance -= amount;
    }

    public int getBalance() {
        return balance;
    }

    public static int fee(long amount) {
        return amount > 1000 ? 5 : amount == 0 ? 0 : 1;
    }

    public static String label(String name) {
        if (name == null) return "nobody";
        return name.isEmpty() ? "nameless" : name;
    }
}
