import java.io.IOException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Methods that leave with monitors, and that give back what is not theirs. */
class LockCode implements Opcodes {
    private static final String NAME = "gen/Locks";

    static void lock(MethodVisitor m, int instruction, int... locals) {
        for (int local : locals) {
            m.visitVarInsn(ALOAD, local);
            m.visitInsn(instruction);
        }
    }

    static void fail(MethodVisitor m) {
        m.visitTypeInsn(NEW, "java/lang/IllegalStateException");
        m.visitInsn(DUP);
        m.visitLdcInsn("own");
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/IllegalStateException", "<init>", "(Ljava/lang/String;)V", false);
        m.visitInsn(ATHROW);
    }

    static void repeat(MethodVisitor m, int counter, int instruction, int local) {
        Label test = new Label(), done = new Label();
        m.visitLabel(test);
        m.visitVarInsn(ILOAD, counter);
        m.visitJumpInsn(IFLE, done);
        lock(m, instruction, local);
        m.visitIincInsn(counter, -1);
        m.visitJumpInsn(GOTO, test);
        m.visitLabel(done);
    }

    static void generate() throws IOException {
        ClassWriter w = Generate.begin(V1_8, ACC_PUBLIC | ACC_SUPER, NAME, "java/lang/Object");
        Generate.method(w, ACC_PUBLIC, "<init>", "()V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
            m.visitInsn(RETURN);
        });
        int shared = ACC_PUBLIC | ACC_STATIC;
        String one = "(Ljava/lang/Object;)V", two = "(Ljava/lang/Object;Ljava/lang/Object;)V";
        Generate.method(w, shared, "leaves", one, m -> {
            lock(m, MONITORENTER, 0);
            m.visitInsn(RETURN);
        });
        Generate.method(w, shared, "leavesOneOfTwo", one, m -> {
            lock(m, MONITORENTER, 0, 0);
            lock(m, MONITOREXIT, 0);
            m.visitInsn(RETURN);
        });
        Generate.method(w, shared, "throwsHolding", one, m -> {
            lock(m, MONITORENTER, 0);
            fail(m);
        });
        Generate.method(w, shared, "throwsHavingGivenBack", one, m -> {
            lock(m, MONITORENTER, 0, 0);
            lock(m, MONITOREXIT, 0, 0);
            fail(m);
        });
        Generate.method(w, shared, "leavesTwo", two, m -> {
            lock(m, MONITORENTER, 0, 1);
            m.visitInsn(RETURN);
        });
        Generate.method(w, shared, "crosswise", two, m -> {
            lock(m, MONITORENTER, 0, 1);
            lock(m, MONITOREXIT, 0, 1);
            m.visitInsn(RETURN);
        });
        Generate.method(w, shared, "exitsOnly", one, m -> {
            lock(m, MONITOREXIT, 0);
            m.visitInsn(RETURN);
        });
        Generate.method(w, shared, "exitsTooOften", one, m -> {
            lock(m, MONITORENTER, 0);
            lock(m, MONITOREXIT, 0, 0);
            m.visitInsn(RETURN);
        });
        Generate.method(w, shared, "exitsNull", "()V", m -> {
            m.visitInsn(ACONST_NULL);
            m.visitInsn(MONITOREXIT);
            m.visitInsn(RETURN);
        });
        // The handler covers the return.
        Generate.method(w, shared, "caughtAtReturn", "(Ljava/lang/Object;)Ljava/lang/String;", m -> {
            Label start = new Label(), end = new Label(), handler = new Label();
            m.visitTryCatchBlock(start, end, handler, "java/lang/IllegalMonitorStateException");
            lock(m, MONITORENTER, 0);
            m.visitLabel(start);
            m.visitInsn(NOP);
            m.visitLdcInsn("returned");
            m.visitInsn(ARETURN);
            m.visitLabel(end);
            m.visitLabel(handler);
            m.visitInsn(POP);
            lock(m, MONITOREXIT, 0);
            m.visitLdcInsn("caught");
            m.visitInsn(ARETURN);
        });
        Generate.method(w, shared, "caughtAndKept", "(Ljava/lang/Object;)Ljava/lang/String;", m -> {
            Label start = new Label(), end = new Label(), handler = new Label();
            m.visitTryCatchBlock(start, end, handler, null);
            lock(m, MONITORENTER, 0);
            m.visitLabel(start);
            m.visitLdcInsn("returned");
            m.visitInsn(ARETURN);
            m.visitLabel(end);
            m.visitLabel(handler);
            m.visitInsn(POP);
            m.visitLdcInsn("caught");
            m.visitInsn(ARETURN);
        });
        Generate.method(w, ACC_PUBLIC | ACC_SYNCHRONIZED, "exitsOwn", "()V", m -> {
            lock(m, MONITOREXIT, 0);
            m.visitInsn(RETURN);
        });
        Generate.method(w, ACC_PUBLIC | ACC_SYNCHRONIZED, "exitsOwnAndThrows", "()V", m -> {
            lock(m, MONITOREXIT, 0);
            fail(m);
        });
        Generate.method(w, ACC_PUBLIC | ACC_SYNCHRONIZED, "exitsOwnAndEnters", "()V", m -> {
            lock(m, MONITOREXIT, 0);
            lock(m, MONITORENTER, 0);
            m.visitInsn(RETURN);
        });
        Generate.method(w, ACC_PUBLIC | ACC_SYNCHRONIZED, "entersAndLeaves", one, m -> {
            lock(m, MONITORENTER, 1);
            m.visitInsn(RETURN);
        });
        Generate.method(w, ACC_PUBLIC | ACC_SYNCHRONIZED, "entersOwnAgain", "()V", m -> {
            lock(m, MONITORENTER, 0);
            lock(m, MONITOREXIT, 0);
            m.visitInsn(RETURN);
        });
        Generate.method(w, shared, "counted", "(Ljava/lang/Object;II)I", m -> {
            repeat(m, 1, MONITORENTER, 0);
            repeat(m, 2, MONITOREXIT, 0);
            m.visitIntInsn(BIPUSH, 42);
            m.visitInsn(IRETURN);
        });
        Generate.method(w, shared, "longResult", "(Ljava/lang/Object;Z)J", m -> {
            Label skip = new Label(), out = new Label();
            m.visitVarInsn(ILOAD, 1);
            m.visitJumpInsn(IFEQ, skip);
            lock(m, MONITORENTER, 0);
            m.visitLabel(skip);
            m.visitVarInsn(ILOAD, 1);
            m.visitJumpInsn(IFEQ, out);
            lock(m, MONITOREXIT, 0);
            m.visitLabel(out);
            m.visitLdcInsn(1L << 40);
            m.visitInsn(LRETURN);
        });
        Generate.method(w, shared, "calls", "(Ljava/lang/Object;Ljava/lang/Runnable;)V", m -> {
            lock(m, MONITORENTER, 0);
            m.visitVarInsn(ALOAD, 1);
            m.visitMethodInsn(INVOKEINTERFACE, "java/lang/Runnable", "run", "()V", true);
            lock(m, MONITOREXIT, 0);
            m.visitInsn(RETURN);
        });
        w.visitEnd();
        Generate.write(NAME, w.toByteArray());
    }
}
