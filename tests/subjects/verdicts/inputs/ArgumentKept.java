// expect: safe
// keys: symbolic.method=ArgumentKept.check(sym#con#con#sym)
// By itself the method would be called with 0 and null; main's arguments are others, on an object of main's.
public class ArgumentKept {
    private final int own;

    ArgumentKept(int own) {
        this.own = own;
    }

    synchronized long check(long value, double half, String text, int[] array) {
        assert half == 0.5 && text.equals("text") && own == 7;
        if (value > 5) return 1;
        return array == null ? 2 : 3;
    }

    public static void main(String[] args) {
        ArgumentKept object = new ArgumentKept(7);
        long sum = 0;
        for (int i = 0; i < 2; i++) sum += object.check(1, 0.5, "text", new int[1]);
        assert sum >= 2 && sum <= 6;
    }
}
