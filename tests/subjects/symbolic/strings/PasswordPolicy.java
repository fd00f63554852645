// expect: safe
// method: check(sym)
// keys: symbolic.string_length=5
public class PasswordPolicy {
    static boolean isAccepted(String password) {
        if (password.length() < 4) return false;
        boolean digit = false;
        boolean letter = false;
        for (int i = 0; i < password.length(); i++) {
            char c = password.charAt(i);
            if (c >= '0' && c <= '9') digit = true;
            else if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') letter = true;
            else return false;
        }
        return digit && letter;
    }

    static void check(String password) {
        if (password == null) return;
        if (isAccepted(password)) {
            assert password.length() >= 4;
            assert !password.equals("abcd") && !password.equals("1234");
            assert password.indexOf(' ') < 0;
        }
    }
}
