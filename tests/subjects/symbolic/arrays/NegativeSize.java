// expect: violated uncaught java.lang.NegativeArraySizeException
// method: copyRange(sym#sym#sym)
// witness: [[1, 2], 2, 1]
public class NegativeSize {
    static int[] copyRange(int[] source, int from, int to) {
        if (source == null || from < 0 || from > source.length || to < 0 || to > source.length) return new int[0];
        int[] result = new int[to - from];
        for (int i = 0; i < result.length; i++) result[i] = source[from + i];
        return result;
    }
}
