// expect: violated uncaught java.lang.ClassCastException
// method: f(sym)
// witness: [{"value": {}}]
// A cast that the program has written may fail.
public class CastOfProgram {
    static class Box {
        Object value;
    }

    static int f(Box box) {
        return box == null || box.value == null ? 0 : (Integer) box.value + 1;
    }
}
