// expect: safe
// method: check(sym#sym)
public class AbstractInputSafe {
    abstract static class Discount {
        abstract int apply(int price);
    }

    static class None extends Discount {
        @Override
        int apply(int price) {
            return price;
        }
    }

    static class Percent extends Discount {
        int percent;

        @Override
        int apply(int price) {
            if (percent < 0 || percent > 100) return price;
            return price - price / 100 * percent;
        }
    }

    static void check(Discount discount, int price) {
        if (discount == null || price < 0 || price > 100_000) return;
        int reduced = discount.apply(price);
        assert reduced >= 0 && reduced <= price;
    }
}
