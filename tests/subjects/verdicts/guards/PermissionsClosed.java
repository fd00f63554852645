// expect: violated assertion
// por: cross-check
// Permissions can be made read-only by any thread.
import java.security.Permissions;

public class PermissionsClosed {
    public static void main(String[] args) throws Exception {
        Permissions permissions = new Permissions();
        Thread other = new Thread(permissions::setReadOnly);
        other.start();
        boolean first = permissions.isReadOnly(), second = permissions.isReadOnly();
        other.join();
        assert first == second : "closed in between";
    }
}
