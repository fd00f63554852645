// expect: safe
// method: check(sym)
// keys: symbolic.string_length=6
public class EmailAddressChecked {
    static void check(String address) {
        if (address == null) return;
        int at = address.indexOf('@');
        if (at <= 0 || at == address.length() - 1) return;
        String user = address.substring(0, at);
        String host = address.substring(at + 1);
        assert !user.isEmpty() && !host.isEmpty();
        assert user.indexOf('@') < 0;
        assert user.length() + host.length() + 1 == address.length();
    }
}
