package @PACKAGE@;

/** What instrumented classes note. Uses nothing of the class library, whose own classes may be the ones measured. */
public final class Probes {
    public static int count;
    public static long[] ids = new long[256];
    public static String[] names = new String[256];
    public static boolean[][] hits = new boolean[256][];

    public static synchronized boolean[] of(long id, String name, int probes) {
        for (int i = 0; i < count; i++)
            if (ids[i] == id) return hits[i];
        ids[count] = id;
        names[count] = name;
        return hits[count++] = new boolean[probes];
    }
}
