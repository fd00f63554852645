// expect: violated assertion
// method: check(sym)
// witness: [" "]
// Looks for the empty name before it trims.
public class TrimmedName {
    static String normalize(String name) {
        if (name.isEmpty()) return "anonymous";
        return name.trim();
    }

    static void check(String name) {
        if (name == null || name.length() > 4) return;
        assert normalize(name).length() > 0;
    }
}
