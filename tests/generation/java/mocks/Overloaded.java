package mocks;

/** Methods with the same name. */
public class Overloaded {
    public interface Store {
        int get(int index);

        int get(String key);
    }

    public static int sum(Store store) {
        if (store.get(0) != 3) return 0;
        if (store.get(1) != 4) return 1;
        return store.get("last") == 5 ? 3 : 2;
    }
}
