// expect: violated uncaught java.lang.StringIndexOutOfBoundsException
// method: isAccepted(sym)
// keys: symbolic.string_length=5
// witness: [""]
public class PasswordPolicyEmpty {
    static boolean isAccepted(String password) {
        if (password == null) return false;
        char first = password.charAt(0);
        if (first >= '0' && first <= '9') return false;
        return password.length() >= 4;
    }
}
