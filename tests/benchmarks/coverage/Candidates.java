import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.data.ExecutionDataStore;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Prints the public classes of a jar, in order of their names, which have a number of branches as JaCoCo counts them, those
 * of nested classes included. Interfaces and nested classes themselves are none.
 *
 * <pre>
 * Candidates JAR BRANCHES
 * </pre>
 */
public final class Candidates {
    public static void main(String[] arguments) throws IOException {
        TreeSet<String> taken = new TreeSet<>();
        CoverageBuilder builder = new CoverageBuilder();
        Analyzer analyzer = new Analyzer(new ExecutionDataStore(), builder);
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(arguments[0]), (ClassLoader) null);
             Stream<Path> files = Files.walk(jar.getPath("/"))) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                String path = file.toString();
                if (!path.endsWith(".class") || path.endsWith("-info.class") || path.startsWith("/META-INF/")) continue;
                try (InputStream stream = Files.newInputStream(file)) {
                    analyzer.analyzeClass(stream, path);
                }
                ClassReader reader = new ClassReader(Files.readAllBytes(file));
                if ((reader.getAccess() & (Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE)) == Opcodes.ACC_PUBLIC
                        && reader.getClassName().indexOf('$') < 0)
                    taken.add(reader.getClassName());
            }
        }
        Map<String, Integer> branches = new TreeMap<>();
        for (IClassCoverage type : builder.getClasses()) {
            int nested = type.getName().indexOf('$');
            String outer = nested < 0 ? type.getName() : type.getName().substring(0, nested);
            if (taken.contains(outer)) branches.merge(outer, type.getBranchCounter().getTotalCount(), Integer::sum);
        }
        branches.forEach((name, count) -> {
            if (count >= Integer.parseInt(arguments[1])) System.out.println(name.replace('/', '.'));
        });
    }
}
