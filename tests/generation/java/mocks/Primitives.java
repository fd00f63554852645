package mocks;

/** Results of each primitive type. */
public class Primitives {
    public interface Row {
        byte tag();

        char letter();

        short width();

        float share();

        double sum();

        long total();
    }

    public static int check(Row row) {
        if (row.tag() != -128) return 1;
        if (row.letter() != '\'') return 2;
        if (row.width() != -2) return 3;
        if (row.share() != 0.5f) return 4;
        if (row.sum() <= 1e300) return 5;
        return row.total() == Long.MIN_VALUE ? 6 : 7;
    }
}
