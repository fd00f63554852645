// expect: violated uncaught java.util.NoSuchElementException
// method: total(sym#sym)
// witness: [5, 50]
import java.util.Optional;

public class OptionalPrice {
    static Optional<Integer> discount(int count) {
        return count > 10 ? Optional.of(5) : count > 3 && count != 5 ? Optional.of(2) : Optional.empty();
    }

    static int total(int count, int price) {
        if (count < 4 || price < 0) return 0;
        return price - discount(count).get();
    }
}
