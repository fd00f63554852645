// expect: safe
// All rows together are more than fits on the heap, no row is.
public class ArrayOfArraysTooLarge {
    public static void main(String[] args) {
        boolean failed = false;
        try {
            long[][] rows = new long[200_000][200_000];
            assert rows.length == 0;
        } catch (OutOfMemoryError expected) {
            failed = true;
        }
        assert failed;
        assert new long[3][4][5][2].length == 3;
    }
}
