// expect: violated uncaught java.lang.IllegalStateException
// keys: symbolic.method=ConstructorSeenByMain.<init>(int:sym)
// What the constructor has made of its input, main goes on with.
public class ConstructorSeenByMain {
    static class Base {
        int doubled;

        Base(int value) {
            doubled = 2 * value;
        }
    }

    static class Derived extends Base {
        Derived(int value) {
            super(value);
        }
    }

    final Base base;

    ConstructorSeenByMain(int value) {
        this(new Derived(value));
    }

    private ConstructorSeenByMain(Base base) {
        this.base = base;
    }

    public static void main(String[] args) {
        if (new ConstructorSeenByMain(1).base.doubled == 84) throw new IllegalStateException();
    }
}
