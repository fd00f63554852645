// expect: violated assertion
// method: check(sym)
// witness: ["b@a"]
public class Address {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("[a-z]+@[a-z]+")) assert text.length() > 3 || text.charAt(0) <= text.charAt(2);
    }
}
