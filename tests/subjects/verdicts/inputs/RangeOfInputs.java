// expect: safe
// keys: symbolic.min_int=-5 symbolic.max_int=100 symbolic.min_double=0.5 symbolic.max_double=1.5
// assumes: input-range
import gov.nasa.jpf.symbc.Debug;

public class RangeOfInputs {
    static class Holder {
        int field;
        long wide;
    }

    public static void main(String[] args) {
        int i = Debug.makeSymbolicInteger("i");
        assert -5 <= i && i <= 100;
        double d = Debug.makeSymbolicReal("d");
        assert d >= 0.5 && d <= 1.5;
        Holder holder = Debug.makeSymbolicRef("holder", Holder.class);
        assert holder == null || holder.field >= -5 && holder.field <= 100;
    }
}
