// expect: safe
// method: check(sym)
public class AddressDomain {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("[a-z]+@[a-z]+")) {
            assert text.indexOf('@') != 0 && text.length() >= 3;
            assert text.charAt(1) == '@' || text.charAt(1) >= 'a' && text.charAt(1) <= 'z';
        }
    }
}
