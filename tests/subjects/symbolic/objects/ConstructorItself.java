// expect: violated uncaught java.lang.IllegalStateException
// method: <init>(sym)
// witness: [7]
// paths: 2 1
// A constructor can be the method that is explored.
public class ConstructorItself {
    final int value;

    ConstructorItself(int value) {
        if (value == 7) throw new IllegalStateException();
        this.value = value;
    }

    ConstructorItself() {
        this(8);
    }
}
