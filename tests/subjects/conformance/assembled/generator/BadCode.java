import java.io.IOException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes bad.X, each with one method that a verifier has something to say about. */
class BadCode implements Opcodes {
    private static final int SHARED = ACC_PUBLIC | ACC_STATIC;

    private static byte[] bytes(int version, int flags, String name, String superName, String[] interfaces, int access, String method, String descriptor,
            Generate.Code code) {
        ClassWriter w = new ClassWriter(flags);
        w.visit(version, ACC_PUBLIC | ACC_SUPER, name, null, superName, interfaces);
        w.visitField(ACC_PUBLIC, "text", "Ljava/lang/String;", null, null).visitEnd();
        w.visitField(SHARED, "number", "I", null, null).visitEnd();
        if (!method.equals("<init>"))
            Generate.method(w, ACC_PUBLIC, "<init>", "()V", m -> {
                m.visitVarInsn(ALOAD, 0);
                m.visitMethodInsn(INVOKESPECIAL, superName, "<init>", "()V", false);
                m.visitInsn(RETURN);
            });
        Generate.method(w, access, method, descriptor, code);
        w.visitEnd();
        return w.toByteArray();
    }

    private static void write(int version, String name, String descriptor, Generate.Code code) throws IOException {
        write(version, name, "java/lang/Object", SHARED, "run", descriptor, code);
    }

    private static void write(int version, String name, String superName, int access, String method, String descriptor, Generate.Code code) throws IOException {
        Generate.write("bad/" + name, bytes(version, ClassWriter.COMPUTE_MAXS, "bad/" + name, superName, null, access, method, descriptor, code));
    }

    private static void patched(String name, int[] at, int... values) throws IOException {
        byte[] b = bytes(V1_8, ClassWriter.COMPUTE_MAXS, "bad/" + name, "java/lang/Object", null, SHARED, "run", "()V", m -> {
            m.visitIntInsn(SIPUSH, 0x1234);
            m.visitInsn(POP);
            for (int i = 0; i < 4; i++) m.visitInsn(NOP);
            m.visitInsn(RETURN);
        });
        for (int i = 0; i + 3 < b.length; i++)
            if (b[i] == 0x11 && b[i + 1] == 0x12 && b[i + 2] == 0x34 && b[i + 3] == 0x57)
                for (int k = 0; k < values.length; k++) b[i + at[k]] = (byte) values[k];
        Generate.write("bad/" + name, b);
    }

    private static void make(MethodVisitor m, String type) {
        m.visitTypeInsn(NEW, type);
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, type, "<init>", "()V", false);
    }

    private static Generate.Code branches(boolean withFrame, Object... locals) {
        return m -> {
            Label end = new Label();
            m.visitVarInsn(ILOAD, 0);
            m.visitJumpInsn(IFEQ, end);
            m.visitInsn(NOP);
            m.visitLabel(end);
            if (withFrame) m.visitFrame(F_FULL, locals.length, locals, 0, new Object[0]);
            m.visitInsn(RETURN);
        };
    }

    private static Generate.Code catches(String type, Object local) {
        return m -> {
            Label start = new Label(), end = new Label(), handler = new Label();
            m.visitTryCatchBlock(start, end, handler, type);
            m.visitLabel(start);
            m.visitVarInsn(ILOAD, 0);
            m.visitInsn(POP);
            m.visitLabel(end);
            m.visitInsn(RETURN);
            m.visitLabel(handler);
            m.visitFrame(F_FULL, 1, new Object[] {local}, 1, new Object[] {type == null ? "java/lang/Throwable" : type});
            m.visitInsn(POP);
            m.visitInsn(RETURN);
        };
    }

    static void generate() throws IOException {
        for (int version : new int[] {V1_4, V1_6, V1_8}) {
            String suffix = String.valueOf(version);
            write(version, "Operand" + suffix, "(Ljava/lang/Object;)I", m -> {
                m.visitInsn(ICONST_1);
                m.visitVarInsn(ALOAD, 0);
                m.visitInsn(IADD);
                m.visitInsn(IRETURN);
            });
            write(version, "Unfinished" + suffix, "()V", m -> {
                m.visitTypeInsn(NEW, "java/lang/Object");
                m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "toString", "()Ljava/lang/String;", false);
                m.visitInsn(POP);
                m.visitInsn(RETURN);
            });
            write(version, "NoFrame" + suffix, "(I)V", branches(false));
            write(version, "Argument" + suffix, "(Ljava/lang/Object;)V", m -> {
                m.visitVarInsn(ALOAD, 0);
                m.visitMethodInsn(INVOKESTATIC, "java/lang/Integer", "parseInt", "(Ljava/lang/String;)I", false);
                m.visitInsn(POP);
                m.visitInsn(RETURN);
            });
            write(version, "Clones" + suffix, "(Ljava/lang/Object;)V", m -> {
                m.visitVarInsn(ALOAD, 0);
                m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "clone", "()Ljava/lang/Object;", false);
                m.visitInsn(POP);
                m.visitInsn(RETURN);
            });
            write(version, "Local" + suffix, "(Ljava/lang/Object;)I", m -> {
                m.visitVarInsn(ILOAD, 0);
                m.visitInsn(IRETURN);
            });
        }
        write(V1_8, "Underflow", "()V", m -> {
            m.visitInsn(POP);
            m.visitInsn(RETURN);
        });
        write(V1_8, "Frame", "(I)V", branches(true, FLOAT));
        write(V1_8, "FrameTop", "(I)V", branches(true, TOP));
        write(V1_8, "Falls", "()V", m -> m.visitInsn(NOP));
        write(V1_8, "Dead", "()V", m -> {
            m.visitInsn(RETURN);
            m.visitInsn(NOP);
            m.visitInsn(RETURN);
        });
        write(V1_8, "NoSuper", "java/lang/Object", ACC_PUBLIC, "<init>", "()V", m -> m.visitInsn(RETURN));
        write(V1_8, "TwiceSuper", "java/lang/Object", ACC_PUBLIC, "<init>", "()V", m -> {
            for (int i = 0; i < 2; i++) {
                m.visitVarInsn(ALOAD, 0);
                m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
            }
            m.visitInsn(RETURN);
        });
        write(V1_8, "OtherSuper", "java/util/ArrayList", ACC_PUBLIC, "<init>", "()V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
            m.visitInsn(RETURN);
        });
        write(V1_8, "FieldFirst", "java/lang/Object", ACC_PUBLIC, "<init>", "()V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitLdcInsn("set before super()");
            m.visitFieldInsn(PUTFIELD, "bad/FieldFirst", "text", "Ljava/lang/String;");
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
            m.visitInsn(RETURN);
        });
        write(V1_8, "ReadFirst", "java/lang/Object", ACC_PUBLIC, "<init>", "()V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitFieldInsn(GETFIELD, "bad/ReadFirst", "text", "Ljava/lang/String;");
            m.visitInsn(POP);
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
            m.visitInsn(RETURN);
        });
        for (boolean returns : new boolean[] {false, true}) {
            write(V1_8, returns ? "TriesSuper" : "TriesSuperAndThrows", "java/lang/Object", ACC_PUBLIC, "<init>", "()V", m -> {
                Label start = new Label(), end = new Label(), handler = new Label();
                m.visitTryCatchBlock(start, end, handler, null);
                m.visitVarInsn(ALOAD, 0);
                m.visitLabel(start);
                m.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
                m.visitLabel(end);
                m.visitInsn(RETURN);
                m.visitLabel(handler);
                m.visitFrame(F_FULL, 1, new Object[] {returns ? TOP : UNINITIALIZED_THIS}, 1, new Object[] {"java/lang/Throwable"});
                m.visitInsn(returns ? POP : ATHROW);
                if (returns) m.visitInsn(RETURN);
            });
        }
        write(V1_8, "Catches", "(I)V", catches("java/lang/String", INTEGER));
        write(V1_8, "CatchesWell", "(I)V", catches("java/lang/RuntimeException", INTEGER));
        write(V1_8, "CatchesMissing", "(I)V", catches("missing/Nothing", INTEGER));
        write(V1_8, "Handler", "(I)V", catches(null, "java/lang/String"));
        write(V1_8, "Special", "(Ljava/lang/String;)V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESPECIAL, "java/lang/String", "length", "()I", false);
            m.visitInsn(POP);
            m.visitInsn(RETURN);
        });
        write(V1_8, "Result", "()I", m -> {
            m.visitInsn(ACONST_NULL);
            m.visitInsn(ARETURN);
        });
        write(V1_8, "ResultType", "(Ljava/lang/Object;)Ljava/lang/String;", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitInsn(ARETURN);
        });
        write(V1_8, "Put", "(Lbad/Put;Ljava/lang/Object;)V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitVarInsn(ALOAD, 1);
            m.visitFieldInsn(PUTFIELD, "bad/Put", "text", "Ljava/lang/String;");
            m.visitInsn(RETURN);
        });
        write(V1_8, "Length", "(Ljava/lang/String;)I", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitInsn(ARRAYLENGTH);
            m.visitInsn(IRETURN);
        });
        for (String type : new String[] {"Ljava/lang/Object;", "[I"})
            write(V1_8, type.equals("[I") ? "ArrayRuns" : "ObjectRuns", "(" + type + ")V", m -> {
                m.visitVarInsn(ALOAD, 0);
                m.visitMethodInsn(INVOKESTATIC, "Linking", "take", "(Ljava/lang/Runnable;)V", false);
                m.visitInsn(RETURN);
            });
        write(V1_8, "ArrayClones", "([I)V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "clone", "()Ljava/lang/Object;", false);
            m.visitInsn(POP);
            m.visitInsn(RETURN);
        });
        write(V1_8, "Missing", "()V", m -> {
            make(m, "missing/Nothing");
            m.visitFieldInsn(PUTSTATIC, "bad/Missing", "any", "Lmissing/Other;");
            m.visitInsn(RETURN);
        });
        write(V1_8, "MissingUnneeded", "()V", m -> {
            make(m, "missing/Nothing");
            m.visitFieldInsn(PUTSTATIC, "bad/MissingUnneeded", "any", "Lmissing/Nothing;");
            m.visitInsn(RETURN);
        });
        patched("Jump", new int[] {4, 5, 6}, GOTO, 0xff, 0xfd);
        patched("JumpOut", new int[] {4, 5, 6}, GOTO, 0x33, 0x33);
        patched("NoOpcode", new int[] {4}, 0xcb);
        patched("NoConstant", new int[] {4, 5}, LDC, 0xff);
        patched("NoLocal", new int[] {4, 5}, ILOAD, 9);
        write(V1_8, "Base", "()I", m -> {
            m.visitInsn(LCONST_0);
            m.visitInsn(IRETURN);
        });
        write(V1_8, "Derived", "bad/Base", SHARED, "run", "()V", m -> m.visitInsn(RETURN));
        write(V1_8, "Twice", "()I", m -> m.visitInsn(IRETURN));
    }
}
