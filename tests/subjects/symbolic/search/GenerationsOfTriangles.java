// expect: violated assertion
// method: classify(sym#sym#sym)
// keys: search.class=generational
// paths: 9 1
// witness: [3, 3, 3]
public class GenerationsOfTriangles {
    static String classify(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) return "none";
        if (a > 1000 || b > 1000 || c > 1000) return "too large";
        if (a == b && b == c) {
            assert a != b : "equilateral";
            return "equilateral";
        }
        if (a == b) return "isosceles";
        return "scalene";
    }
}
