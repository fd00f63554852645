// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// method: bucket(sym)
// witness: [-2147483648]
// The one int whose absolute value is negative.
public class AbsoluteIndex {
    static int bucket(int hash) {
        int[] buckets = new int[10];
        return ++buckets[Math.abs(hash) % 10];
    }
}
