// expect: as java
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The modules that a program on the class path sees, what they declare, and a layer above theirs. */
public class ModulesOfBootLayer {
    public static void main(String[] args) {
        ModuleLayer boot = ModuleLayer.boot();
        System.out.println(boot.findModule("java.sql").isPresent() + " " + boot.findModule("no.such").isPresent());
        System.out.println("" + boot.modules().stream().map(Module::getName).collect(Collectors.toCollection(TreeSet::new)));
        System.out.println(boot.modules().contains(String.class.getModule()) + " " + boot.modules().contains(ModulesOfBootLayer.class.getModule()));
        Configuration configuration = boot.configuration();
        System.out.println(configuration == boot.configuration());
        System.out.println(configuration.findModule("java.base").get().reference().descriptor().name());
        System.out.println(configuration.modules().size() == boot.modules().size());
        System.out.println("" + configuration.findModule("java.sql").get().reads().stream().map(each -> each.name())
            .collect(Collectors.toCollection(TreeSet::new)));
        System.out.println(boot.parents().size() + " " + (boot.findLoader("java.base") == null) + " "
            + (boot.findLoader("java.sql") == ClassLoader.getPlatformClassLoader()));

        Module sql = java.sql.Connection.class.getModule();
        ModuleDescriptor descriptor = sql.getDescriptor();
        System.out.println(descriptor.name() + " " + descriptor.isOpen() + " " + descriptor.isAutomatic());
        System.out.println(new TreeSet<>(descriptor.exports()) + " " + new TreeSet<>(descriptor.requires()));
        System.out.println(new TreeSet<>(sql.getPackages()) + " " + (sql.getDescriptor() == descriptor));
        System.out.println(descriptor.uses() + " " + String.class.getModule().getPackages().contains("java.util"));
        System.out.println(ModulesOfBootLayer.class.getModule().getDescriptor());

        Configuration above = configuration.resolve(ModuleFinder.of(), ModuleFinder.of(), Set.of("java.logging"));
        System.out.println(above.modules().size() + " " + above.parents().equals(List.of(configuration)));
        ModuleLayer layer = boot.defineModulesWithOneLoader(above, null);
        System.out.println(layer.modules() + " " + layer.findModule("java.sql").get() + " " + layer.parents().contains(boot));
        try {
            configuration.resolve(ModuleFinder.of(), ModuleFinder.of(), Set.of("no.such"));
        } catch (java.lang.module.FindException expected) {
            System.out.println(expected.getMessage());
        }
    }
}
