// expect: safe
// method: check(sym)
// keys: symbolic.string_length=4
public class VersionPrefixDigits {
    static int major(String tag) {
        if (!tag.startsWith("v") || tag.length() == 1) return -1;
        for (int i = 1; i < tag.length(); i++) {
            if (tag.charAt(i) < '0' || tag.charAt(i) > '9') return -1;
        }
        return Integer.parseInt(tag.substring(1));
    }

    static void check(String tag) {
        if (tag == null) return;
        int major = major(tag);
        assert major >= -1 && major <= 999;
        if (tag.equals("v12")) assert major == 12;
    }
}
