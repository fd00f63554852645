package shop;

/** Values with invariants, and what violates them. */
public final class Money implements Comparable<Money> {
    public enum Currency { EUR, USD, JPY }

    private final long cents;
    private final Currency currency;

    public Money(long cents, Currency currency) {
        if (currency == null) throw new IllegalArgumentException("currency is missing");
        this.cents = cents;
        this.currency = currency;
    }

    public static Money parse(String text) {
        int blank = text.indexOf(' ');
        if (blank < 0) throw new IllegalArgumentException("no blank in " + text);
        return new Money(Long.parseLong(text.substring(0, blank)), Currency.valueOf(text.substring(blank + 1)));
    }

    public static Currency currency(int number) {
        if (number < 0 || number >= 3) throw new IllegalArgumentException(String.format("currency %d of %d", number, 3));
        return Currency.values()[number];
    }

    public long getCents() {
        return cents;
    }

    public Currency getCurrency() {
        return currency;
    }

    public Money plus(Money other) {
        if (other.currency != currency) throw new IllegalArgumentException("cannot add " + other.currency + " to " + currency);
        return new Money(Math.addExact(cents, other.cents), currency);
    }

    public Money[] split(int parts) {
        if (parts <= 0) throw new IllegalArgumentException("parts: " + parts);
        Money[] result = new Money[parts];
        for (int i = 0; i < parts; i++) result[i] = new Money(cents / parts, currency);
        return result;
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(cents, other.cents);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Money && ((Money) other).cents == cents && ((Money) other).currency == currency;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(cents);
    }

    @Override
    public String toString() {
        return cents + " " + currency;
    }
}
