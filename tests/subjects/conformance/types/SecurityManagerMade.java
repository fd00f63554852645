// expect: as java
@SuppressWarnings("removal")
public class SecurityManagerMade {
    static void may(String what, Runnable check) {
        try {
            check.run();
            System.out.println(what + ": yes");
        } catch (SecurityException refused) {
            System.out.println(what + ": no, " + refused.getMessage());
        }
    }

    public static void main(String[] args) {
        SecurityManager manager = new SecurityManager();
        may("exit", () -> manager.checkExit(1));
        may("java.util", () -> manager.checkPackageAccess("java.util"));
        may("com.sun.tools.javac.api", () -> manager.checkPackageAccess("com.sun.tools.javac.api"));
        may("java.util.zip", () -> manager.checkPackageDefinition("java.util.zip"));
        for (String each : new String[] {"sun.misc", "jdk.internal.misc", "sun.nio.ch", "sun.security.x", ""})
            may(each, () -> manager.checkPackageAccess(each));
        may("java.version", () -> manager.checkPropertyAccess("java.version"));
        may("user.home", () -> manager.checkPropertyAccess("user.home"));
        may("any", () -> java.security.AccessController.checkPermission(new RuntimePermission("any")));
        System.out.println(String.class.getModule().getLayer() == ModuleLayer.boot());
        System.out.println(SecurityManagerMade.class.getModule().getLayer());
        may("my.own", () -> manager.checkPackageDefinition("my.own"));
    }
}
