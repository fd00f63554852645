// expect: safe
// keys: listener=gov.nasa.jpf.listener.NumericValueChecker range.fields=a range.a.field=RangeHolds.level range.a.max=9223372036854775806 range.vars=b range.b.var=RangeHolds.climb(int):height range.b.min=0
public class RangeHolds {
    static long level;

    static void climb(int by) {
        int height = by;
        height++;
        level = Long.MAX_VALUE - height;
    }

    static void climb(long by) {
        long height = -by;
        level = height;
    }

    public static void main(String[] args) {
        climb(7);
        climb(7L);
    }
}
