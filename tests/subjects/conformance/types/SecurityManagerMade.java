// expect: as java
@SuppressWarnings("removal")
public class SecurityManagerMade {
    static void may(String what, Runnable check) {
        try {
            check.run();
            System.out.println(what + ": yes");
        } catch (SecurityException refused) {
            System.out.println(what + ": no");
        }
    }

    public static void main(String[] args) {
        SecurityManager manager = new SecurityManager();
        may("exit", () -> manager.checkExit(1));
        may("java.util", () -> manager.checkPackageAccess("java.util"));
        may("com.sun.tools.javac.api", () -> manager.checkPackageAccess("com.sun.tools.javac.api"));
        may("java.util.zip", () -> manager.checkPackageDefinition("java.util.zip"));
        may("my.own", () -> manager.checkPackageDefinition("my.own"));
    }
}
