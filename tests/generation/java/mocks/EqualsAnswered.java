package mocks;

/** A mock whose equals, hashCode and toString matter. */
public class EqualsAnswered {
    public interface Key {
        int id();
    }

    public static int compare(Key a, Key b) {
        if (a == null || b == null) return 0;
        if (a.equals(b)) return a == b ? 1 : 2;
        return "key".equals(a.toString()) ? 3 : a.hashCode() == 42 ? 4 : 5;
    }
}
