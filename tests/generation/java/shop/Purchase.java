package shop;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** A state machine with a builder: what a call changes is what its test has to show, and nothing else. */
public final class Purchase {
    public enum State { OPEN, PAID, SENT }

    public static final class Builder {
        private int limit = 100;
        private LocalDate day = LocalDate.ofEpochDay(0);

        private Builder() {
        }

        public Builder limit(int limit) {
            if (limit < 0) throw new IllegalArgumentException("limit");
            this.limit = limit;
            return this;
        }

        public Builder day(LocalDate day) {
            this.day = day;
            return this;
        }

        public Purchase build() {
            return new Purchase(this);
        }
    }

    private final int limit;
    private final LocalDate day;
    private final List<Integer> prices = new ArrayList<>();
    private State state = State.OPEN;

    private Purchase(Builder builder) {
        limit = builder.limit;
        day = builder.day;
    }

    public static Builder builder() {
        return new Builder();
    }

    public void add(int price) {
        if (state != State.OPEN) throw new IllegalStateException("it is " + state);
        if (price > limit) throw new IllegalArgumentException("too expensive");
        prices.add(price);
    }

    public void pay() {
        if (prices.isEmpty()) throw new IllegalStateException("empty");
        state = State.PAID;
    }

    public void moveTo(Purchase other) {
        other.prices.addAll(prices);
        prices.clear();
    }

    public boolean knows(Object price) {
        return prices.contains(price);
    }

    public int limit() {
        return limit;
    }

    public State getState() {
        return state;
    }

    public List<Integer> getPrices() {
        return prices;
    }

    public LocalDate getDay() {
        return day;
    }
}
