// expect: safe
// method: check(sym)
// Decided for strings of any length: only a prefix is looked at.
public class SchemeOfAddress {
    static String scheme(String address) {
        if (address.startsWith("http://")) return "http";
        if (address.startsWith("https://")) return "https";
        if (address.startsWith("file:")) return "file";
        return "none";
    }

    static void check(String address) {
        if (address == null) return;
        String scheme = scheme(address);
        if (scheme.equals("https")) assert address.length() >= 8 && address.charAt(4) == 's';
        if (scheme.equals("http")) assert !address.startsWith("https");
        if (scheme.equals("none")) assert !address.equals("file:///etc");
    }
}
