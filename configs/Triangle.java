/** Classifies triangles by the lengths of their sides, as in the best known exercise of testing. */
public class Triangle {
    enum Kind { INVALID, SCALENE, ISOSCELES, EQUILATERAL }

    static Kind kindOf(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) return Kind.INVALID;
        if (a + b <= c || a + c <= b || b + c <= a) return Kind.INVALID; // what if a sum does not fit an int?
        if (a == b && b == c) return Kind.EQUILATERAL;
        return a == b || b == c || a == c ? Kind.ISOSCELES : Kind.SCALENE;
    }

    /** Whatever is positive and has three equal sides is equilateral. */
    static void classify(int a, int b, int c) {
        Kind kind = kindOf(a, b, c);
        if (a > 0 && a == b && b == c) {
            assert kind == Kind.EQUILATERAL : "three equal sides";
        }
    }
}
