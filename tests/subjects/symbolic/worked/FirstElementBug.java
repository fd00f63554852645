// expect: violated uncaught java.lang.Exception
// message: bug
// method: dse(sym)
// paths: 4 1
// witness: [[123456789]]
// null, {}, {another int}, {123456789}; the last one throws.
public class FirstElementBug {
    static void dse(int[] a) throws Exception {
        if (a == null) return;
        if (a.length > 0)
            if (a[0] == 123456789) throw new Exception("bug");
    }
}
