import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Which way each condition of a row went. In a search each path prints its own; over all rows they are counted. */
final class Trail {
    static TreeMap<String, Long> counted; // null: printed
    static List<StringBuilder> rows = new ArrayList<>();
    private static StringBuilder current;
    private static boolean hasRows;

    private Trail() {}

    static void begin() {
        hasRows = true;
        current = new StringBuilder();
    }

    static boolean t(boolean holds) {
        if (holds) current.append('1');
        else current.append('0');
        return holds;
    }

    static void mark(char what) {
        current.append(what);
    }

    static void end() {
        record(current.toString());
    }

    /** The query is over. That it had no rows is a way of its own. */
    static void close() {
        if (!hasRows) record("no rows");
        hasRows = false;
    }

    private static void record(String trail) {
        if (counted == null) System.out.println("trail " + trail);
        else counted.merge(trail, 1L, Long::sum);
    }
}
