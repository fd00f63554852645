// expect: violated assertion
// hidden-fields: FinalFieldsOfTwo$Limits.most
// method: check(sym)
// witness: [{"most": 20}]
// The constructors assign different constants.
public class FinalFieldsOfTwo {
    static class Limits {
        final int most;

        Limits() {
            most = 10;
        }

        Limits(boolean isLarge) {
            most = isLarge ? 20 : 10;
        }
    }

    static void check(Limits limits) {
        if (limits != null) assert limits.most == 10;
    }
}
