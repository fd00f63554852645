package mocks;

/** Arrays of interfaces. */
public class Arrays {
    public interface Item {
        int price();
    }

    public interface Free {}

    public static int total(Item[] items) {
        if (items.length != 2) return -1;
        int total = 0;
        for (Item item : items) if (!(item instanceof Free)) total += item.price();
        return total == 99 ? 1 : 0;
    }
}
