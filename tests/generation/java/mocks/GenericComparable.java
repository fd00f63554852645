package mocks;

/** What is compared with its own kind. */
public class GenericComparable {
    public interface Ranked<T extends Ranked<T>> extends Comparable<T> {
        int rank();
    }

    public static <T extends Ranked<T>> int best(T a, T b) {
        if (a.compareTo(b) > 0) return a.rank();
        return b.rank() == 3 ? -3 : 0;
    }
}
