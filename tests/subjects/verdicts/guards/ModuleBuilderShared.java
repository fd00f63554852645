// expect: violated assertion
// por: cross-check
// The builder of a module's descriptor, too.
import java.lang.module.ModuleDescriptor;

public class ModuleBuilderShared {
    public static void main(String[] args) throws Exception {
        ModuleDescriptor.Builder builder = ModuleDescriptor.newModule("m");
        Thread other = new Thread(() -> builder.version("1"));
        other.start();
        boolean first = builder.build().version().isPresent(), second = builder.build().version().isPresent();
        other.join();
        assert first == second : "set between";
    }
}
