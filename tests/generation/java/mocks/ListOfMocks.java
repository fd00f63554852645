package mocks;

import java.util.List;

/** A list and an array of what nobody implements. */
public class ListOfMocks {
    public interface Item {
        int price();
    }

    public interface Discounted {
        int percent();
    }

    public static int total(List<Item> items) {
        int total = 0;
        for (Item item : items) {
            int price = item.price();
            if (item instanceof Discounted) price -= price * ((Discounted) item).percent() / 100;
            total += price;
        }
        return total == 150 ? 1 : 0;
    }

    public static int first(Item[] items) {
        if (items.length < 2) return 0;
        if (items[1] instanceof Discounted) return 1;
        return items[0] == items[1] ? 2 : 3;
    }
}
