import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.IRuntime;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;
import org.jacoco.report.IReportVisitor;
import org.jacoco.report.xml.XMLFormatter;

/**
 * Compiles programs for Java 11 and runs them on this JVM, measured by JaCoCo. Arguments: a folder for classes, one for
 * reports, and source files that hold a main class of the same name. Makes a folder NAME with classes and a report NAME.xml
 * for each; says on standard output where one cannot be compiled.
 */
public class JacocoOracle {
    static class InstrumentingLoader extends ClassLoader {
        private final Path folder;
        private final Instrumenter instrumenter;

        InstrumentingLoader(Path folder, IRuntime runtime) {
            super(ClassLoader.getPlatformClassLoader());
            this.folder = folder;
            this.instrumenter = new Instrumenter(runtime);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] original = Files.readAllBytes(folder.resolve(name.replace('.', '/') + ".class"));
                byte[] made = instrumenter.instrument(original, name);
                return defineClass(name, made, 0, made.length);
            } catch (java.io.IOException missing) {
                throw new ClassNotFoundException(name, missing);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        for (int i = 2; i < args.length; i++) {
            Path source = Path.of(args[i]);
            String name = source.getFileName().toString().replace(".java", "");
            Path classes = Files.createDirectories(Path.of(args[0]).resolve(name));
            ByteArrayOutputStream messages = new ByteArrayOutputStream();
            int status = compiler.run(null, messages, messages, "--release", "11", "-g", "-nowarn", "-Xlint:none", "-encoding",
                    "UTF-8", "-sourcepath", source.getParent().toString(), "-d", classes.toString(), source.toString());
            if (status == 0) measure(Path.of(args[1]), classes, name);
            else out.println(name + " does not compile for Java 11: " + messages);
        }
        out.flush();
        Runtime.getRuntime().halt(0); // whatever threads the programs have left
    }

    static void measure(Path reports, Path classes, String main) throws Exception {
        IRuntime runtime = new LoggerRuntime();
        RuntimeData data = new RuntimeData();
        runtime.startup(data);
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        ClassLoader loader = new InstrumentingLoader(classes, runtime);
        loader.setDefaultAssertionStatus(true);
        Thread.currentThread().setContextClassLoader(loader);
        Class<?> program = loader.loadClass(main);
        var entry = program.getDeclaredMethod("main", String[].class);
        entry.setAccessible(true);
        try {
            entry.invoke(null, (Object) new String[0]);
        } catch (java.lang.reflect.InvocationTargetException expected) {
            // An uncaught exception is an end like any other.
        }
        ExecutionDataStore executions = new ExecutionDataStore();
        data.collect(executions, new SessionInfoStore(), false);
        runtime.shutdown();
        CoverageBuilder coverage = new CoverageBuilder();
        new Analyzer(executions, coverage).analyzeAll(classes.toFile());
        try (OutputStream file = new FileOutputStream(reports.resolve(main + ".xml").toFile())) {
            IReportVisitor visitor = new XMLFormatter().createVisitor(file);
            visitor.visitInfo(new SessionInfoStore().getInfos(), executions.getContents());
            visitor.visitBundle(coverage.getBundle(main), null);
            visitor.visitEnd();
        }
    }
}
