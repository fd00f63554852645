// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// method: bucket(sym#sym)
// witness: [-1, 0]
public class HashRemainder {
    static int bucket(int a, int b) {
        int hash = 31 * a + b;
        int[] buckets = new int[7];
        return buckets[hash % 7];
    }
}
