// expect: violated assertion
// method: check(sym#sym)
// witness: ["aa", "b"]
public class OrderOfAnyLengthLonger {
    static void check(String a, String b) {
        if (a == null || b == null) return;
        if (a.compareTo(b) < 0) assert a.length() <= b.length();
    }
}
