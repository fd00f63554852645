package mocks;

import java.util.Map;

/** A map as a parameter. */
public class Mapped {
    public static int price(Map<String, Integer> prices, String name) {
        if (!prices.containsKey(name)) return -1;
        Integer price = prices.get(name);
        if (price == null) return 0;
        return price > 1000 ? 2 : 1;
    }
}
