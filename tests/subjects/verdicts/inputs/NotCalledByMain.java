// expect: violated assertion
// keys: symbolic.method=NotCalledByMain.check(sym)
// message: 42
// main does not get to the method, which is called by itself then.
public class NotCalledByMain {
    static void check(int value) {
        assert value != 42 : "42";
    }

    public static void main(String[] args) {
        if (args.length > 0) check(1);
    }
}
