// expect: safe
// method: check(sym)
public class PathTraversalRejected {
    static boolean isAllowed(String path) {
        return path.length() <= 7 && !path.contains("..") && !path.startsWith("/");
    }

    static void check(String path) {
        if (path == null || !isAllowed(path)) return;
        assert !path.startsWith("../");
        assert !path.endsWith("/..");
        assert path.indexOf("..") == -1;
    }
}
