// expect: safe
// method: check(sym)
public class AddressParts {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("[a-z]+@[a-z]+")) assert text.indexOf('@') > 0;
    }
}
