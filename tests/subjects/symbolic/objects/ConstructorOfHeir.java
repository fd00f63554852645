// expect: safe
// method: <init>(int:sym#int[]:con)
// paths: 3 0
// The one that is named, of several, which calls the one of the superclass.
public class ConstructorOfHeir extends Thread {
    final int sign;

    ConstructorOfHeir(int value, int[] rest) {
        super("heir");
        sign = value < 0 ? -1 : value > 0 ? 1 : 0;
        assert sign * (long) value >= 0 && getName().equals("heir");
    }

    ConstructorOfHeir(int value, String rest) {
        sign = value;
    }
}
