// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym#sym)
// keys: symbolic.mocks=all symbolic.objects=constructors
// paths: 6 1
// A class with a method of its own, and an interface that none of its subclasses implements.
public class MockOfSubclassAndInterface {
    interface Weighed {
        int weight();
    }

    static class Parcel {
        int size() {
            return 3;
        }
    }

    static void foo(Parcel parcel, int limit) {
        if (parcel == null) return;
        if (parcel instanceof Weighed) {
            int weight = ((Weighed) parcel).weight();
            if (weight > limit && parcel.size() == 3) throw new IllegalStateException();
        } else if (limit == 5) {
            return;
        }
        if (parcel instanceof Weighed && limit == 7) return;
    }
}
