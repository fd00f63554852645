// expect: safe
// method: foo(sym#sym#sym#sym)
// keys: symbolic.mocks=all
// What Java allows no class to be is no mock either: below a final class, an enum, a sealed interface, or of two
// interfaces whose methods differ in what they return; nor below a class whose
// static method an interface declares as one of objects.
public class MockOfFinalClass {
    interface I {
        int size();
    }

    interface Clashing {
        String size();
    }

    static final class Last {}

    enum Color {
        RED
    }

    sealed interface Shut permits Only {}

    static final class Only implements Shut {}

    abstract static class Registry {
        protected static void clear() {}
    }

    interface Clearable {
        void clear();
    }

    static void foo(Last last, I i, Shut shut, Registry registry) {
        if (registry instanceof Clearable) throw new IllegalStateException();
        if ((Object) last instanceof I) throw new IllegalStateException();
        if (i instanceof Clashing) throw new IllegalStateException();
        if ((Object) i instanceof Last || (Object) i instanceof Color) throw new IllegalStateException();
        if (shut != null && !(shut instanceof Only)) throw new IllegalStateException();
    }
}
