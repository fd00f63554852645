import java.io.ByteArrayInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataWriter;
import org.jacoco.core.data.SessionInfo;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.platform.console.ConsoleLauncher;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Measures with JaCoCo which branches tests reach. Classes are instrumented before they are loaded, so that those of the
 * JDK can be measured, too: most of them are loaded before an agent is.
 *
 * <pre>
 * Coverage instrument CLASS FOLDER PROBES   writes the class and those nested in it, instrumented
 * Coverage run EXEC PROBES ARGUMENTS...     runs JUnit's console launcher, then stores what was reached
 * Coverage report EXEC CLASS                prints covered and all branches, then lines with missed branches
 * Coverage method EXEC CLASS NAME TYPE      prints covered and all lines and branches of a method, then what is missed
 * </pre>
 *
 * PROBES is the class that holds the probes at run time: java.lang.Probes or measured.Probes.
 */
public final class Coverage {
    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "instrument":
                instrument(arguments[1], Path.of(arguments[2]), arguments[3]);
                break;
            case "run":
                run(arguments[1], arguments[2], Arrays.copyOfRange(arguments, 3, arguments.length));
                break;
            case "report":
                report(arguments[1], arguments[2]);
                break;
            case "method":
                reportMethod(arguments[1], arguments[2], arguments[3], arguments[4]);
                break;
            default:
                throw new IllegalArgumentException(arguments[0]);
        }
    }

    /** The files of a class and of those nested in it. */
    private static List<Path> filesOf(String className) throws IOException {
        String internal = className.replace('.', '/');
        URI uri = URI.create(String.valueOf(ClassLoader.getSystemResource(internal + ".class")));
        Path file;
        if (uri.getScheme().equals("jrt")) {
            file = Path.of(uri);
        } else {
            FileSystem jar;
            try {
                jar = FileSystems.newFileSystem(uri, java.util.Map.of());
            } catch (java.nio.file.FileSystemAlreadyExistsException e) {
                jar = FileSystems.getFileSystem(uri);
            }
            file = jar.getPath("/" + internal + ".class");
        }
        String simple = className.substring(className.lastIndexOf('.') + 1);
        List<Path> result = new ArrayList<>();
        try (Stream<Path> files = Files.list(file.getParent())) {
            for (Path path : (Iterable<Path>) files.sorted()::iterator) {
                String name = path.getFileName().toString();
                if (name.equals(simple + ".class") || (name.startsWith(simple + "$") && name.endsWith(".class"))) result.add(path);
            }
        }
        return result;
    }

    private static void instrument(String className, Path folder, String probes) throws IOException {
        String probesInternal = probes.replace('.', '/');
        Instrumenter instrumenter = new Instrumenter((id, name, count, visitor) -> access(probesInternal, id, name, count, visitor));
        Path target = folder.resolve(className.replace('.', '/')).getParent();
        Files.createDirectories(target);
        for (Path file : filesOf(className))
            Files.write(target.resolve(file.getFileName().toString()), instrumenter.instrument(Files.readAllBytes(file), file.toString()));
    }

    private static int access(String probes, long id, String name, int count, MethodVisitor visitor) {
        visitor.visitLdcInsn(id);
        visitor.visitLdcInsn(name);
        visitor.visitLdcInsn(count);
        visitor.visitMethodInsn(Opcodes.INVOKESTATIC, probes, "of", "(JLjava/lang/String;I)[Z", false);
        return 4;
    }

    private static void run(String execFile, String probes, String[] arguments) throws Exception {
        PrintWriter out = new PrintWriter(System.out), err = new PrintWriter(System.err);
        int status = ConsoleLauncher.execute(out, err, arguments).getExitCode();
        out.flush();
        err.flush();
        Class<?> holder = Class.forName(probes);
        int count = holder.getField("count").getInt(null);
        long[] ids = (long[]) holder.getField("ids").get(null);
        String[] names = (String[]) holder.getField("names").get(null);
        boolean[][] hits = (boolean[][]) holder.getField("hits").get(null);
        try (FileOutputStream stream = new FileOutputStream(execFile)) {
            ExecutionDataWriter writer = new ExecutionDataWriter(stream);
            writer.visitSessionInfo(new SessionInfo("clew", 0, 0));
            for (int i = 0; i < count; i++) writer.visitClassExecution(new ExecutionData(ids[i], names[i], hits[i]));
        }
        System.exit(status);
    }

    private static CoverageBuilder analyze(String execFile, String className) throws IOException {
        ExecFileLoader loader = new ExecFileLoader();
        loader.load(Path.of(execFile).toFile());
        CoverageBuilder builder = new CoverageBuilder();
        Analyzer analyzer = new Analyzer(loader.getExecutionDataStore(), builder);
        for (Path file : filesOf(className)) {
            try (InputStream stream = new ByteArrayInputStream(Files.readAllBytes(file))) {
                analyzer.analyzeClass(stream, file.toString());
            }
        }
        return builder;
    }

    private static void reportMethod(String execFile, String className, String name, String descriptor) throws IOException {
        for (IClassCoverage type : analyze(execFile, className).getClasses())
            for (IMethodCoverage method : type.getMethods()) {
                if (!type.getName().equals(className.replace('.', '/')) || !method.getName().equals(name)
                        || !method.getDesc().equals(descriptor)) continue;
                ICounter lines = method.getLineCounter(), branches = method.getBranchCounter();
                System.out.println(lines.getCoveredCount() + " " + lines.getTotalCount() + " " + branches.getCoveredCount() + " "
                        + branches.getTotalCount());
                for (int line = method.getFirstLine(); line <= method.getLastLine(); line++) {
                    ICounter missed = method.getLine(line).getBranchCounter();
                    if (method.getLine(line).getStatus() == ICounter.NOT_COVERED)
                        System.out.println(line + " is missed");
                    else if (missed.getMissedCount() > 0)
                        System.out.println(line + " misses " + missed.getMissedCount() + " of " + missed.getTotalCount());
                }
            }
    }

    private static void report(String execFile, String className) throws IOException {
        int covered = 0, all = 0;
        List<String> missed = new ArrayList<>();
        for (IClassCoverage type : analyze(execFile, className).getClasses()) {
            covered += type.getBranchCounter().getCoveredCount();
            all += type.getBranchCounter().getTotalCount();
            for (IMethodCoverage method : type.getMethods())
                for (int line = method.getFirstLine(); line <= method.getLastLine(); line++) {
                    ICounter branches = method.getLine(line).getBranchCounter();
                    if (branches.getMissedCount() > 0)
                        missed.add(type.getName() + "." + method.getName() + ":" + line + " misses "
                                + branches.getMissedCount() + " of " + branches.getTotalCount());
                }
        }
        System.out.println(covered + " " + all);
        missed.stream().sorted().forEach(System.out::println);
    }
}
