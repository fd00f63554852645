// expect: safe
// method: check(sym#sym)
public class OrderOfAnyLength {
    static void check(String a, String b) {
        if (a == null || b == null) return;
        if (a.compareTo(b) == 0) assert a.length() == b.length();
        if (a.compareTo("abc") < 0) assert !a.startsWith("b");
        if (a.equalsIgnoreCase(b)) assert a.length() == b.length();
    }
}
