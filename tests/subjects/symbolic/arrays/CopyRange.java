// expect: safe
// method: check(sym#sym#sym)
// keys: symbolic.array_length=4
public class CopyRange {
    static void check(int[] source, int from, int to) {
        if (source == null || from < 0 || from > to || to > source.length) return;
        int[] result = new int[to - from];
        System.arraycopy(source, from, result, 0, to - from);
        int[] same = java.util.Arrays.copyOfRange(source, from, to);
        assert java.util.Arrays.equals(result, same);
        if (result.length > 0) assert result[0] == source[from] && result[result.length - 1] == source[to - 1];
    }
}
