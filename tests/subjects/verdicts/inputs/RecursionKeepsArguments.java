// expect: safe
// keys: symbolic.method=RecursionKeepsArguments.down(sym)
// Calls within the call of main's keep their arguments.
public class RecursionKeepsArguments {
    static int expected = -1, entered;

    static void down(int value) {
        entered++;
        assert entered == 1 || value == expected;
        if (value <= 0 || value > 3) return;
        expected = value - 1;
        down(value - 1);
    }

    public static void main(String[] args) {
        down(100);
        assert entered <= 4;
    }
}
