// expect: safe
// method: bucket(sym)
public class AbsoluteIndexMasked {
    static int bucket(int hash) {
        int spread = hash ^ hash >>> 16;
        int[] buckets = new int[16];
        buckets[spread & 15]++;
        buckets[Math.floorMod(hash, 16)]++;
        int sum = 0;
        for (int count : buckets) sum += count;
        assert sum == 2;
        return sum;
    }
}
