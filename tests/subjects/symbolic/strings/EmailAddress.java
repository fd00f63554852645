// expect: violated assertion
// method: check(sym)
// keys: symbolic.string_length=6
// witness: ["@a"]
// The address is split at the first @; nobody looks whether anything stands before it.
public class EmailAddress {
    static void check(String address) {
        if (address == null) return;
        int at = address.indexOf('@');
        if (at < 0 || at == address.length() - 1) return;
        String user = address.substring(0, at);
        String host = address.substring(at + 1);
        assert !host.isEmpty();
        assert !user.isEmpty() : "nobody";
    }
}
