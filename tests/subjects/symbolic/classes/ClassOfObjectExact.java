// expect: safe
// method: f(sym)
// keys: symbolic.mocks=all
// assumes: as-mocked
// paths: 3 0
// What is of exactly a class that is no J is no J, which a class below it could be: null; a class below; the class.
public class ClassOfObjectExact {
    interface J {}

    static class Base {}

    static void f(Base o) {
        if (o == null) return;
        if (o.getClass() == Base.class && o instanceof J) throw new IllegalStateException();
    }
}
