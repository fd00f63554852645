// expect: violated assertion
// keys: symbolic.method=ConstructorCalledByMain.<init>(sym#con)
// message: 1234 and 7
// The arguments of the call become inputs, as for a method.
public class ConstructorCalledByMain {
    final int value;

    ConstructorCalledByMain(int value, int other) {
        this.value = value + 1;
        assert value != 1234 || other != 7 : value + " and " + other;
    }

    public static void main(String[] args) {
        ConstructorCalledByMain made = new ConstructorCalledByMain(5, 7);
        if (made.value == Integer.MIN_VALUE && args.length > 0) throw new IllegalStateException();
    }
}
