// expect: unknown
// reasons: security-policy
// What a policy of the program's own grants is not asked.
import java.security.AccessController;
import java.security.Permission;
import java.security.Policy;
import java.security.ProtectionDomain;

public class OwnPolicy {
    public static void main(String[] args) {
        Policy.setPolicy(new Policy() {
            @Override
            public boolean implies(ProtectionDomain domain, Permission permission) {
                return true;
            }
        });
        AccessController.checkPermission(new RuntimePermission("anything"));
    }
}
