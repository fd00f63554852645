// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// An Object may be of the class that the code compares its class with; its fields are inputs.
public class ClassOfObjectCompared {
    static class Other {
        int value;
    }

    static void f(Object o) {
        if (o == null || o.getClass() != Other.class) return;
        if (((Other) o).value == 77) throw new IllegalStateException();
    }
}
