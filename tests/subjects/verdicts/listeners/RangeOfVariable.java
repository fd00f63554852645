// expect: violated range
// keys: listener=NumericValueChecker range.vars=a range.a.var=RangeOfVariable.climb:height range.a.min=-5 range.a.max=5
public class RangeOfVariable {
    static int climb(int by) {
        int height = 0;
        for (int i = 0; i < by; i++) height++;
        return height;
    }

    public static void main(String[] args) {
        climb(5);
        climb(6);
    }
}
