// expect: unknown
// method: f(sym)
// reasons: erased-input
// jvm-errors: java.lang.ClassCastException
// What is of a type variable's type is an input of the erased one: the compiler's cast refuses it, which no program sees.
public class ErasedFieldCast {
    static class Box<T> {
        T value;
    }

    static int f(Box<Integer> box) {
        return box == null || box.value == null ? 0 : box.value + 1;
    }
}
