package mocks;

/** Nothing is below a final class: it cannot be of the interface as well. */
public class FinalType {
    public interface Priced {
        int price();
    }

    public static final class Bread {
        public int weight;
    }

    public static int price(Object item) {
        if (item instanceof Bread) {
            if (item instanceof Priced) return 3;
            return ((Bread) item).weight > 500 ? 2 : 1;
        }
        return item instanceof Priced ? ((Priced) item).price() : 0;
    }
}
