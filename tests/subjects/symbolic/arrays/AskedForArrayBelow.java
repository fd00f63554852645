// expect: unknown of exactly this class
// method: ask(sym)
// jvm-errors: java.lang.AssertionError
// An Object[] may be a String[]: that is left out.
public class AskedForArrayBelow {
    static void ask(Object[] objects) {
        if (objects instanceof String[]) assert false;
    }
}
