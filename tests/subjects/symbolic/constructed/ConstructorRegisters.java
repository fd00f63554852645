// expect: unknown
// reasons: constructed-late
// method: check(sym#sym)
// keys: symbolic.objects=constructors
// jvm-errors: java.lang.AssertionError
// The constructor changes its argument, which the program has used before.
public class ConstructorRegisters {
    static class Parent {
        int children;
    }

    static class Child {
        final Parent parent;

        Child(Parent parent) {
            if (parent == null) throw new NullPointerException();
            this.parent = parent;
            parent.children++;
        }
    }

    static void check(Parent parent, Child child) {
        if (parent == null) return;
        int before = parent.children;
        if (child != null && child.parent == parent) assert before == 0;
    }
}
