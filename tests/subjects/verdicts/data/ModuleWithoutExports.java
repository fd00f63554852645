// expect: safe
// Whether the boot layer has a module that exports nothing depends on what others need: java says no.
public class ModuleWithoutExports {
    public static void main(String[] args) {
        assert ModuleLayer.boot().findModule("jdk.jcmd").isEmpty();
        assert ModuleLayer.boot().findModule("jdk.localedata").isPresent();
    }
}
