// expect: violated range
// keys: listener=NumericValueChecker range.fields=a range.a.field=RangeOfLong.level range.a.max=9223372036854775806
public class RangeOfLong {
    static long level;

    public static void main(String[] args) {
        level = Long.MAX_VALUE - 1;
        level++;
    }
}
