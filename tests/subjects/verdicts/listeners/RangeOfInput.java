// expect: unknown range.fields
// keys: listener=NumericValueChecker range.fields=a range.a.field=RangeOfInput.level range.a.max=2000000000 range.vars=b range.b.var=RangeOfInput.main(java.lang.String[]):height range.b.max=2000000000
import gov.nasa.jpf.symbc.Debug;

public class RangeOfInput {
    static int level;

    public static void main(String[] args) {
        int height = Debug.makeSymbolicInteger("height");
        level = height;
    }
}
