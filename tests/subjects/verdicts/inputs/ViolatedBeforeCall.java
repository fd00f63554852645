// expect: violated uncaught java.lang.IllegalStateException
// keys: symbolic.method=ViolatedBeforeCall.check(sym)
// errors: 1
public class ViolatedBeforeCall {
    static void check(int value) {
        assert value != 42;
    }

    public static void main(String[] args) {
        if (args.length == 0) throw new IllegalStateException();
        check(1);
    }
}
