import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files that break rules which compilers keep. */
public class Generate implements Opcodes {
    interface Code {
        void emit(MethodVisitor m);
    }

    private static Path output;

    static ClassWriter begin(int version, int access, String name, String superName, String... interfaces) {
        ClassWriter w = new ClassWriter(version >= V1_7 ? ClassWriter.COMPUTE_FRAMES : ClassWriter.COMPUTE_MAXS);
        w.visit(version, access, name, null, superName, interfaces);
        return w;
    }

    static void method(ClassWriter w, int access, String name, String descriptor, Code code) {
        MethodVisitor m = w.visitMethod(access, name, descriptor, null, null);
        m.visitCode();
        code.emit(m);
        m.visitMaxs(0, 0);
        m.visitEnd();
    }

    static void write(String name, byte[] bytes) throws IOException {
        Path file = output.resolve(name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    public static void main(String[] args) throws IOException {
        output = Path.of(args[0]);
        LockCode.generate();
        BadCode.generate();
        CallSiteCode.generate();
    }
}
