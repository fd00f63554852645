// expect: violated assertion
// method: check(sym)
// witness: ["....//"]
// Removing "../" once makes new ones.
public class PathTraversal {
    static String clean(String path) {
        return path.replace("../", "");
    }

    static void check(String path) {
        if (path == null || path.length() > 7) return;
        assert !clean(path).startsWith("../");
    }
}
