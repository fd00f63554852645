package shop;

import java.util.ArrayList;
import java.util.List;

/** State that only sequences of calls reach; package-private members; arrays that are changed. */
class Register {
    private final List<Integer> items = new ArrayList<>();
    private boolean open;

    void open() {
        if (open) throw new IllegalStateException("open already");
        open = true;
    }

    int add(int price) {
        if (!open) throw new IllegalStateException("closed");
        if (price < 0) return -1;
        items.add(price);
        return items.size();
    }

    int close() {
        if (!open) return 0;
        open = false;
        int total = 0;
        for (int item : items) total += item;
        items.clear();
        return total;
    }

    boolean isOpen() {
        return open;
    }

    static void sort(double[] values) {
        for (int i = 1; i < values.length; i++)
            for (int j = i; j > 0 && values[j - 1] > values[j]; j--) {
                double value = values[j];
                values[j] = values[j - 1];
                values[j - 1] = value;
            }
    }

    static <T extends Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static int sum(int... values) {
        int sum = 0;
        for (int value : values) sum += value;
        return sum;
    }

    static String kind(Object value) {
        if (value == null) return "nothing";
        if (value instanceof String) return "text";
        return value instanceof Number ? "number" : "other";
    }

    static String kind(int value) {
        return value == 123456789 ? "magic" : "int";
    }
}
