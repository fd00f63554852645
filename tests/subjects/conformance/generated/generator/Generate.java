import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Writes class files that javac does not write: old versions, jsr and ret, dynamic constants, all forms of dup. */
public class Generate {
    private static Path output;

    private interface Code {
        void emit(MethodVisitor m);
    }

    private static ClassWriter begin(int version, int access, String name, String superName, String... interfaces) {
        ClassWriter w = new ClassWriter(version >= 51 ? ClassWriter.COMPUTE_FRAMES : ClassWriter.COMPUTE_MAXS);
        w.visit(version, access, name, null, superName, interfaces);
        return w;
    }

    private static void method(ClassWriter w, int access, String name, String descriptor, Code code) {
        MethodVisitor m = w.visitMethod(access, name, descriptor, null, null);
        m.visitCode();
        code.emit(m);
        m.visitMaxs(0, 0);
        m.visitEnd();
    }

    private static void constructor(ClassWriter w, String superName) {
        method(w, ACC_PUBLIC, "<init>", "()V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESPECIAL, superName, "<init>", "()V", false);
            m.visitInsn(RETURN);
        });
    }

    private static void end(ClassWriter w, String name) throws IOException {
        w.visitEnd();
        Path file = output.resolve(name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, w.toByteArray());
    }

    private static void append(MethodVisitor m, String descriptor) {
        m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuilder", "append", "(" + descriptor + ")Ljava/lang/StringBuilder;", false);
    }

    private static void builder(MethodVisitor m) {
        m.visitTypeInsn(NEW, "java/lang/StringBuilder");
        m.visitInsn(DUP);
        m.visitMethodInsn(INVOKESPECIAL, "java/lang/StringBuilder", "<init>", "()V", false);
    }

    private static void call(MethodVisitor m, String owner, String name, String descriptor) {
        m.visitMethodInsn(INVOKESTATIC, owner, name, descriptor, false);
    }

    public static void main(String[] args) throws IOException {
        output = Path.of(args[0]);
        subroutines();
        oldVersions();
        stackForms();
        dynamicConstants();
        dynamicCalls();
        oddities();
        interfaceCalls();
        huge();
    }

    /** jsr and ret as javac 1.1 to 1.4 wrote them for finally, nested and with an exception handler; ret with a wide index. */
    private static void subroutines() throws IOException {
        String name = "gen/Subroutines";
        ClassWriter w = begin(V1_4, ACC_PUBLIC | ACC_SUPER, name, "java/lang/Object");
        method(w, ACC_PUBLIC | ACC_STATIC, "twice", "(I)I", m -> {
            Label sub = new Label();
            m.visitJumpInsn(JSR, sub);
            m.visitJumpInsn(JSR, sub);
            m.visitVarInsn(ILOAD, 0);
            m.visitInsn(IRETURN);
            m.visitLabel(sub);
            m.visitVarInsn(ASTORE, 1);
            m.visitVarInsn(ILOAD, 0);
            m.visitInsn(ICONST_3);
            m.visitInsn(IMUL);
            m.visitVarInsn(ISTORE, 0);
            m.visitIincInsn(0, 1);
            m.visitVarInsn(RET, 1);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "wide", "(I)I", m -> {
            Label sub = new Label();
            m.visitVarInsn(ILOAD, 0);
            m.visitVarInsn(ISTORE, 400);
            m.visitJumpInsn(JSR, sub);
            m.visitIincInsn(400, 1000);
            m.visitJumpInsn(JSR, sub);
            m.visitVarInsn(ILOAD, 400);
            m.visitInsn(IRETURN);
            m.visitLabel(sub);
            m.visitVarInsn(ASTORE, 300);
            m.visitIincInsn(400, -7);
            m.visitVarInsn(RET, 300);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "nested", "(Ljava/lang/StringBuilder;I)V", m -> {
            Label outer = new Label(), inner = new Label(), skip = new Label();
            m.visitJumpInsn(JSR, outer);
            m.visitVarInsn(ALOAD, 0);
            m.visitLdcInsn("end");
            append(m, "Ljava/lang/String;");
            m.visitInsn(POP);
            m.visitInsn(RETURN);
            m.visitLabel(outer);
            m.visitVarInsn(ASTORE, 2);
            m.visitVarInsn(ALOAD, 0);
            m.visitLdcInsn("outer ");
            append(m, "Ljava/lang/String;");
            m.visitInsn(POP);
            m.visitJumpInsn(JSR, inner);
            m.visitVarInsn(ILOAD, 1);
            m.visitJumpInsn(IFEQ, skip);
            m.visitJumpInsn(JSR, inner);
            m.visitLabel(skip);
            m.visitVarInsn(RET, 2);
            m.visitLabel(inner);
            m.visitVarInsn(ASTORE, 3);
            m.visitVarInsn(ALOAD, 0);
            m.visitLdcInsn("inner ");
            append(m, "Ljava/lang/String;");
            m.visitInsn(POP);
            m.visitVarInsn(RET, 3);
        });
        // try { log "try"; return 100 / n; } catch (ArithmeticException e) { log "catch"; } finally { log "finally"; }
        method(w, ACC_PUBLIC | ACC_STATIC, "guarded", "(Ljava/lang/StringBuilder;I)I", m -> {
            Label start = new Label(), stop = new Label(), caught = new Label(), caughtEnd = new Label(), any = new Label(), sub = new Label();
            m.visitTryCatchBlock(start, stop, caught, "java/lang/ArithmeticException");
            m.visitTryCatchBlock(start, caughtEnd, any, null);
            m.visitLabel(start);
            m.visitVarInsn(ALOAD, 0);
            m.visitLdcInsn("try ");
            append(m, "Ljava/lang/String;");
            m.visitInsn(POP);
            m.visitIntInsn(BIPUSH, 100);
            m.visitVarInsn(ILOAD, 1);
            m.visitInsn(IDIV);
            m.visitVarInsn(ISTORE, 2);
            m.visitLabel(stop);
            m.visitJumpInsn(JSR, sub);
            m.visitVarInsn(ILOAD, 2);
            m.visitInsn(IRETURN);
            m.visitLabel(caught);
            m.visitVarInsn(ASTORE, 3);
            m.visitVarInsn(ALOAD, 0);
            m.visitLdcInsn("catch ");
            append(m, "Ljava/lang/String;");
            m.visitInsn(POP);
            m.visitLabel(caughtEnd);
            m.visitJumpInsn(JSR, sub);
            m.visitInsn(ICONST_M1);
            m.visitInsn(IRETURN);
            m.visitLabel(any);
            m.visitVarInsn(ASTORE, 4);
            m.visitJumpInsn(JSR, sub);
            m.visitVarInsn(ALOAD, 4);
            m.visitInsn(ATHROW);
            m.visitLabel(sub);
            m.visitVarInsn(ASTORE, 5);
            m.visitVarInsn(ALOAD, 0);
            m.visitLdcInsn("finally ");
            append(m, "Ljava/lang/String;");
            m.visitInsn(POP);
            m.visitVarInsn(RET, 5);
        });
        // A subroutine that works on a local which holds a reference in one call and an int in another.
        method(w, ACC_PUBLIC | ACC_STATIC, "polymorphic", "()Ljava/lang/String;", m -> {
            Label sub = new Label();
            m.visitInsn(ICONST_5);
            m.visitVarInsn(ISTORE, 1);
            m.visitJumpInsn(JSR, sub);
            m.visitVarInsn(ILOAD, 1);
            m.visitVarInsn(ISTORE, 4);
            m.visitLdcInsn("text");
            m.visitVarInsn(ASTORE, 1);
            m.visitJumpInsn(JSR, sub);
            builder(m);
            m.visitVarInsn(ALOAD, 1);
            m.visitTypeInsn(CHECKCAST, "java/lang/String");
            append(m, "Ljava/lang/String;");
            m.visitVarInsn(ILOAD, 4);
            append(m, "I");
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuilder", "toString", "()Ljava/lang/String;", false);
            m.visitInsn(ARETURN);
            m.visitLabel(sub);
            m.visitVarInsn(ASTORE, 2);
            m.visitVarInsn(RET, 2);
        });
        // A loop whose body is a subroutine that may leave without ret.
        method(w, ACC_PUBLIC | ACC_STATIC, "leaving", "(I)I", m -> {
            Label loop = new Label(), sub = new Label(), go = new Label();
            m.visitInsn(ICONST_0);
            m.visitVarInsn(ISTORE, 1);
            m.visitLabel(loop);
            m.visitJumpInsn(JSR, sub);
            m.visitJumpInsn(GOTO, loop);
            m.visitLabel(sub);
            m.visitVarInsn(ASTORE, 2);
            m.visitIincInsn(1, 1);
            m.visitVarInsn(ILOAD, 1);
            m.visitVarInsn(ILOAD, 0);
            m.visitJumpInsn(IF_ICMPLT, go);
            m.visitVarInsn(ILOAD, 1);
            m.visitInsn(IRETURN);
            m.visitLabel(go);
            m.visitVarInsn(RET, 2);
        });
        end(w, name);
    }

    /** One class for each class file version from 45 to 52. */
    private static void oldVersions() throws IOException {
        int[] versions = {V1_1, V1_2, V1_3, V1_4, V1_5, V1_6, V1_7, V1_8};
        for (int i = 0; i < versions.length; i++) {
            int number = versions[i] & 0xffff;
            String name = "gen/Version" + number;
            ClassWriter w = begin(versions[i], ACC_PUBLIC | (number == 45 ? 0 : ACC_SUPER), name, "java/util/ArrayList", "java/lang/Runnable");
            w.visitField(ACC_PUBLIC | ACC_STATIC, "count", "I", null, null).visitEnd();
            w.visitField(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "VERSION", "J", null, (long) number).visitEnd();
            constructor(w, "java/util/ArrayList");
            method(w, ACC_STATIC, "<clinit>", "()V", m -> {
                m.visitIntInsn(BIPUSH, number);
                m.visitFieldInsn(PUTSTATIC, name, "count", "I");
                m.visitInsn(RETURN);
            });
            method(w, ACC_PUBLIC, "run", "()V", m -> {
                Label loop = new Label(), done = new Label();
                m.visitInsn(ICONST_0);
                m.visitVarInsn(ISTORE, 1);
                m.visitLabel(loop);
                m.visitVarInsn(ILOAD, 1);
                m.visitInsn(ICONST_3);
                m.visitJumpInsn(IF_ICMPGE, done);
                m.visitVarInsn(ALOAD, 0);
                m.visitTypeInsn(NEW, "java/lang/Integer");
                m.visitInsn(DUP);
                m.visitVarInsn(ILOAD, 1);
                m.visitMethodInsn(INVOKESPECIAL, "java/lang/Integer", "<init>", "(I)V", false);
                m.visitMethodInsn(INVOKEVIRTUAL, name, "add", "(Ljava/lang/Object;)Z", false);
                m.visitInsn(POP);
                m.visitIincInsn(1, 1);
                m.visitJumpInsn(GOTO, loop);
                m.visitLabel(done);
                m.visitInsn(RETURN);
            });
            // Without ACC_SUPER in version 45 too, invokespecial finds the nearest superclass's method.
            method(w, ACC_PUBLIC, "size", "()I", m -> {
                m.visitVarInsn(ALOAD, 0);
                m.visitMethodInsn(INVOKESPECIAL, "java/util/ArrayList", "size", "()I", false);
                m.visitIntInsn(BIPUSH, 100);
                m.visitInsn(IADD);
                m.visitInsn(IRETURN);
            });
            end(w, name);
        }
    }

    private static void stackForms() throws IOException {
        String name = "gen/StackForms";
        ClassWriter w = begin(V1_8, ACC_PUBLIC | ACC_SUPER, name, "java/lang/Object");
        // Each method pushes 1, 2, 3 ... in the shape that its name tells (i for int, l for long), applies the opcode,
        // then folds what is on the stack into a long: result = result * 10 + popped value.
        Object[][] forms = {{"pop2_ii", "iii", POP2, "i"}, {"pop2_l", "il", POP2, "i"}, {"dup_x1", "ii", DUP_X1, "iii"}, {"dup_x2_iii", "iii", DUP_X2, "iiii"},
            {"dup_x2_li", "li", DUP_X2, "ili"}, {"dup2_ii", "ii", DUP2, "iiii"}, {"dup2_l", "l", DUP2, "ll"}, {"dup2_x1_iii", "iii", DUP2_X1, "iiiii"},
            {"dup2_x1_il", "il", DUP2_X1, "lil"}, {"dup2_x2_iiii", "iiii", DUP2_X2, "iiiiii"}, {"dup2_x2_iil", "iil", DUP2_X2, "liil"}, {"dup2_x2_lii", "lii", DUP2_X2, "iilii"},
            {"dup2_x2_ll", "ll", DUP2_X2, "lll"}, {"swap", "ii", SWAP, "ii"}, {"dup", "ii", DUP, "iii"}, {"pop", "ii", POP, "i"}, {"nop", "il", NOP, "il"}};
        for (Object[] form : forms) {
            method(w, ACC_PUBLIC | ACC_STATIC, (String) form[0], "()J", m -> {
                int value = 1;
                for (char c : ((String) form[1]).toCharArray()) {
                    if (c == 'i') {
                        m.visitIntInsn(BIPUSH, value++);
                    } else {
                        m.visitLdcInsn((long) value++);
                    }
                }
                m.visitInsn((Integer) form[2]);
                String left = (String) form[3];
                m.visitInsn(LCONST_0);
                m.visitVarInsn(LSTORE, 0);
                for (int i = left.length() - 1; i >= 0; i--) {
                    if (left.charAt(i) == 'i') {
                        m.visitInsn(I2L);
                    }
                    m.visitVarInsn(LSTORE, 2);
                    m.visitVarInsn(LLOAD, 0);
                    m.visitLdcInsn(10L);
                    m.visitInsn(LMUL);
                    m.visitVarInsn(LLOAD, 2);
                    m.visitInsn(LADD);
                    m.visitVarInsn(LSTORE, 0);
                }
                m.visitVarInsn(LLOAD, 0);
                m.visitInsn(LRETURN);
            });
        }
        // Doubles and references through the same forms.
        method(w, ACC_PUBLIC | ACC_STATIC, "mixed", "(DLjava/lang/Object;)Ljava/lang/String;", m -> {
            m.visitVarInsn(DLOAD, 0);
            m.visitVarInsn(ALOAD, 2);
            m.visitInsn(DUP_X2);
            m.visitMethodInsn(INVOKESTATIC, "java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;", false);
            m.visitVarInsn(ASTORE, 3);
            m.visitMethodInsn(INVOKESTATIC, "java/lang/String", "valueOf", "(D)Ljava/lang/String;", false);
            m.visitVarInsn(ASTORE, 4);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "toString", "()Ljava/lang/String;", false);
            m.visitVarInsn(ALOAD, 3);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false);
            m.visitVarInsn(ALOAD, 4);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false);
            m.visitInsn(ARETURN);
        });
        end(w, name);
    }

    private static final String BOOTSTRAP = "Bootstraps";
    private static final String CONDY = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";
    private static final String INDY = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";

    private static Handle bootstrap(String name, String descriptor) {
        return new Handle(H_INVOKESTATIC, BOOTSTRAP, name, descriptor, false);
    }

    private static Handle standard(String name, String descriptor) {
        return new Handle(H_INVOKESTATIC, "java/lang/invoke/ConstantBootstraps", name, descriptor, false);
    }

    private static void constant(ClassWriter w, String name, String type, Object value) {
        method(w, ACC_PUBLIC | ACC_STATIC, name, "()" + type, m -> {
            m.visitLdcInsn(value);
            m.visitInsn(Type.getType(type).getOpcode(IRETURN));
        });
    }

    private static void dynamicConstants() throws IOException {
        String name = "gen/DynamicConstants";
        ClassWriter w = begin(V11, ACC_PUBLIC | ACC_SUPER, name, "java/lang/Object");
        Handle simple = bootstrap("simple", CONDY + ")Ljava/lang/Object;");
        constant(w, "text", "Ljava/lang/String;", new ConstantDynamic("greeting", "Ljava/lang/String;", simple));
        constant(w, "again", "Ljava/lang/String;", new ConstantDynamic("greeting", "Ljava/lang/String;", simple));
        constant(w, "number", "I", new ConstantDynamic("number", "I", simple));
        constant(w, "wide", "J", new ConstantDynamic("wide", "J", simple));
        constant(w, "real", "D", new ConstantDynamic("real", "D", simple));
        constant(w, "single", "F", new ConstantDynamic("single", "F", simple));
        constant(w, "flag", "Z", new ConstantDynamic("flag", "Z", simple));
        constant(w, "small", "B", new ConstantDynamic("small", "B", simple));
        constant(w, "letter", "C", new ConstantDynamic("letter", "C", simple));
        constant(w, "array", "[I", new ConstantDynamic("array", "[I", simple));
        constant(w, "nothing", "Ljava/lang/Object;", new ConstantDynamic("nothing", "Ljava/lang/Object;",
                standard("nullConstant", CONDY + ")Ljava/lang/Object;")));
        constant(w, "primitive", "Ljava/lang/Class;", new ConstantDynamic("J", "Ljava/lang/Class;", standard("primitiveClass", CONDY + ")Ljava/lang/Class;")));
        constant(w, "enumeration", "Ljava/lang/Thread$State;", new ConstantDynamic("BLOCKED", "Ljava/lang/Thread$State;",
                standard("enumConstant", CONDY + ")Ljava/lang/Enum;")));
        constant(w, "field", "Ljava/lang/Object;", new ConstantDynamic("TYPE", "Ljava/lang/Class;",
                standard("getStaticFinal", CONDY + "Ljava/lang/Class;)Ljava/lang/Object;"), Type.getObjectType("java/lang/Integer")));
        ConstantDynamic inner = new ConstantDynamic("number", "I", simple);
        Handle join = bootstrap("join", CONDY + "[Ljava/lang/Object;)Ljava/lang/Object;");
        constant(w, "nested", "Ljava/lang/String;", new ConstantDynamic("joined", "Ljava/lang/String;", join, "a", 1, 2L, 3.5f, 4.5, Type.getObjectType("java/lang/String"),
                Type.getMethodType("(I)V"), inner));
        constant(w, "failing", "Ljava/lang/Object;", new ConstantDynamic("failing", "Ljava/lang/Object;", bootstrap("failing", CONDY + ")Ljava/lang/Object;")));
        constant(w, "erring", "Ljava/lang/Object;", new ConstantDynamic("erring", "Ljava/lang/Object;", bootstrap("failing", CONDY + ")Ljava/lang/Object;")));
        constant(w, "wrongType", "Ljava/lang/Integer;", new ConstantDynamic("greeting", "Ljava/lang/Integer;", simple));
        constant(w, "methodType", "Ljava/lang/invoke/MethodType;", Type.getMethodType("(ILjava/lang/String;[J)Ljava/util/List;"));
        constant(w, "methodHandle", "Ljava/lang/invoke/MethodHandle;", new Handle(H_INVOKESTATIC, BOOTSTRAP, "add", "(II)I", false));
        constant(w, "virtualHandle", "Ljava/lang/invoke/MethodHandle;", new Handle(H_INVOKEVIRTUAL, "java/lang/String", "length", "()I", false));
        constant(w, "interfaceHandle", "Ljava/lang/invoke/MethodHandle;", new Handle(H_INVOKEINTERFACE, "java/util/List", "size", "()I", true));
        constant(w, "newHandle", "Ljava/lang/invoke/MethodHandle;", new Handle(H_NEWINVOKESPECIAL, "java/util/ArrayList", "<init>", "()V", false));
        constant(w, "getHandle", "Ljava/lang/invoke/MethodHandle;", new Handle(H_GETSTATIC, BOOTSTRAP, "calls", "I", false));
        constant(w, "putHandle", "Ljava/lang/invoke/MethodHandle;", new Handle(H_PUTSTATIC, BOOTSTRAP, "calls", "I", false));
        constant(w, "classConstant", "Ljava/lang/Class;", Type.getType("[[Ljava/lang/String;"));
        end(w, name);
    }

    private static void dynamicCalls() throws IOException {
        String name = "gen/DynamicCalls";
        ClassWriter w = begin(V1_8, ACC_PUBLIC | ACC_SUPER, name, "java/lang/Object");
        Handle linker = bootstrap("linker", INDY + ")Ljava/lang/invoke/CallSite;");
        method(w, ACC_PUBLIC | ACC_STATIC, "add", "(II)I", m -> {
            m.visitVarInsn(ILOAD, 0);
            m.visitVarInsn(ILOAD, 1);
            m.visitInvokeDynamicInsn("add", "(II)I", linker);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "twoSites", "(I)I", m -> {
            m.visitVarInsn(ILOAD, 0);
            m.visitVarInsn(ILOAD, 0);
            m.visitInvokeDynamicInsn("add", "(II)I", linker);
            m.visitVarInsn(ILOAD, 0);
            m.visitInvokeDynamicInsn("add", "(II)I", linker);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "mutable", "()Ljava/lang/String;", m -> {
            m.visitInvokeDynamicInsn("first", "()Ljava/lang/String;", bootstrap("mutable", INDY + ")Ljava/lang/invoke/CallSite;"));
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "arguments", "(JLjava/lang/String;D)Ljava/lang/String;", m -> {
            m.visitVarInsn(LLOAD, 0);
            m.visitVarInsn(ALOAD, 2);
            m.visitVarInsn(DLOAD, 3);
            m.visitInvokeDynamicInsn("show", "(JLjava/lang/String;D)Ljava/lang/String;", bootstrap("arguments", INDY + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), 1, 2L, 3f,
                    4.0, "five", Type.getObjectType("java/util/List"), Type.getMethodType("()V"), new Handle(H_INVOKESTATIC, BOOTSTRAP, "add", "(II)I", false));
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "failing", "()V", m -> {
            m.visitInvokeDynamicInsn("nothing", "()V", bootstrap("failingSite", INDY + ")Ljava/lang/invoke/CallSite;"));
            m.visitInsn(RETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "wrongSite", "()V", m -> {
            m.visitInvokeDynamicInsn("add", "()V", linker);
            m.visitInsn(RETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "nullSite", "()V", m -> {
            m.visitInvokeDynamicInsn("null", "()V", bootstrap("nullSite", INDY + ")Ljava/lang/invoke/CallSite;"));
            m.visitInsn(RETURN);
        });
        end(w, name);
    }

    private static void oddities() throws IOException {
        String name = "gen/Oddities";
        ClassWriter w = begin(V1_8, ACC_PUBLIC | ACC_SUPER, name, "java/lang/Object");
        constructor(w, "java/lang/Object");
        for (String type : new String[] {"I", "J", "Ljava/lang/String;"}) {
            FieldVisitor f = w.visitField(ACC_PUBLIC | ACC_STATIC, "same", type, null, null);
            f.visitEnd();
        }
        w.visitField(ACC_PUBLIC | ACC_STATIC, "odd name +-", "I", null, null).visitEnd();
        method(w, ACC_PUBLIC | ACC_STATIC, "result", "()I", m -> {
            m.visitIntInsn(BIPUSH, 7);
            m.visitFieldInsn(PUTSTATIC, name, "same", "I");
            m.visitLdcInsn(8L);
            m.visitFieldInsn(PUTSTATIC, name, "same", "J");
            m.visitLdcInsn("nine");
            m.visitFieldInsn(PUTSTATIC, name, "same", "Ljava/lang/String;");
            m.visitFieldInsn(GETSTATIC, name, "same", "I");
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "result", "()J", m -> {
            m.visitFieldInsn(GETSTATIC, name, "same", "J");
            m.visitInsn(LRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "result", "()Ljava/lang/String;", m -> {
            m.visitFieldInsn(GETSTATIC, name, "same", "Ljava/lang/String;");
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "all", "()Ljava/lang/String;", m -> {
            builder(m);
            call(m, name, "result", "()I");
            append(m, "I");
            call(m, name, "result", "()J");
            append(m, "J");
            call(m, name, "result", "()Ljava/lang/String;");
            append(m, "Ljava/lang/String;");
            m.visitIntInsn(BIPUSH, 33);
            m.visitFieldInsn(PUTSTATIC, name, "odd name +-", "I");
            m.visitFieldInsn(GETSTATIC, name, "odd name +-", "I");
            append(m, "I");
            call(m, name, "an odd method!", "()Ljava/lang/String;");
            append(m, "Ljava/lang/String;");
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Object", "toString", "()Ljava/lang/String;", false);
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "an odd method!", "()Ljava/lang/String;", m -> {
            m.visitLdcInsn(" odd");
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "throwNull", "()V", m -> {
            m.visitInsn(ACONST_NULL);
            m.visitTypeInsn(CHECKCAST, "java/lang/Throwable");
            m.visitInsn(ATHROW);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "exitWithoutEnter", "(Ljava/lang/Object;)V", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitInsn(MONITOREXIT);
            m.visitInsn(RETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "newAbstract", "()V", m -> {
            m.visitTypeInsn(NEW, "java/util/AbstractList");
            m.visitInsn(POP);
            m.visitInsn(RETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "partialDimensions", "(II)Ljava/lang/Object;", m -> {
            m.visitVarInsn(ILOAD, 0);
            m.visitVarInsn(ILOAD, 1);
            m.visitMultiANewArrayInsn("[[[[Ljava/lang/String;", 2);
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "nanBits", "()I", m -> {
            m.visitLdcInsn(Float.intBitsToFloat(0x7fc00123));
            m.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "floatToRawIntBits", "(F)I", false);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "emptySwitch", "(I)I", m -> {
            Label other = new Label();
            m.visitVarInsn(ILOAD, 0);
            m.visitLookupSwitchInsn(other, new int[0], new Label[0]);
            m.visitLabel(other);
            m.visitInsn(ICONST_5);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "edgeSwitch", "(I)I", m -> {
            Label low = new Label(), high = new Label(), other = new Label();
            m.visitVarInsn(ILOAD, 0);
            m.visitTableSwitchInsn(Integer.MAX_VALUE - 1, Integer.MAX_VALUE, other, low, high);
            m.visitLabel(low);
            m.visitInsn(ICONST_1);
            m.visitInsn(IRETURN);
            m.visitLabel(high);
            m.visitInsn(ICONST_2);
            m.visitInsn(IRETURN);
            m.visitLabel(other);
            m.visitInsn(ICONST_0);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "trueIs257", "(I)Z", m -> {
            m.visitVarInsn(ILOAD, 0);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "arrayMethods", "([I)I", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEVIRTUAL, "[I", "clone", "()Ljava/lang/Object;", false);
            m.visitTypeInsn(CHECKCAST, "[I");
            m.visitInsn(ARRAYLENGTH);
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEVIRTUAL, "[I", "getClass", "()Ljava/lang/Class;", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;", false);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
            m.visitInsn(IADD);
            m.visitInsn(IRETURN);
        });
        end(w, name);
        w = begin(V1_8, ACC_PUBLIC | ACC_SUPER, "gen/NoLines", "java/lang/Object");
        w.visitSource("Named.java", null);
        method(w, ACC_PUBLIC | ACC_STATIC, "fail", "(Ljava/lang/String;)I", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
            m.visitInsn(IRETURN);
        });
        end(w, "gen/NoLines");
        w = begin(V1_8, ACC_PUBLIC | ACC_SUPER, "gen/NoSource", "java/lang/Object");
        method(w, ACC_PUBLIC | ACC_STATIC, "fail", "(Ljava/lang/String;)I", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKESTATIC, "gen/NoLines", "fail", "(Ljava/lang/String;)I", false);
            m.visitInsn(IRETURN);
        });
        end(w, "gen/NoSource");
    }

    private static void interfaceCalls() throws IOException {
        ClassWriter w = begin(V11, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, "gen/Face", "java/lang/Object");
        w.visitMethod(ACC_PUBLIC | ACC_ABSTRACT, "one", "()Ljava/lang/String;", null, null).visitEnd();
        method(w, ACC_PUBLIC, "two", "()Ljava/lang/String;", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEINTERFACE, "gen/Face", "hidden", "()Ljava/lang/String;", true);
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PRIVATE, "hidden", "()Ljava/lang/String;", m -> {
            m.visitLdcInsn("hidden default");
            m.visitInsn(ARETURN);
        });
        end(w, "gen/Face");
        w = begin(V11, ACC_PUBLIC | ACC_SUPER, "gen/Missing", "java/lang/Object", "gen/Face");
        constructor(w, "java/lang/Object");
        end(w, "gen/Missing");
        w = begin(V11, ACC_PUBLIC | ACC_SUPER, "gen/NotPublic", "java/lang/Object", "gen/Face");
        constructor(w, "java/lang/Object");
        method(w, ACC_PROTECTED, "one", "()Ljava/lang/String;", m -> {
            m.visitLdcInsn("protected one");
            m.visitInsn(ARETURN);
        });
        end(w, "gen/NotPublic");
        w = begin(V11, ACC_PUBLIC | ACC_SUPER, "gen/Calls", "java/lang/Object");
        method(w, ACC_PUBLIC | ACC_STATIC, "one", "(Ljava/lang/Object;)Ljava/lang/String;", m -> {
            // The verifier lets any reference pass for an interface type.
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEINTERFACE, "gen/Face", "one", "()Ljava/lang/String;", true);
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "two", "(Ljava/lang/Object;)Ljava/lang/String;", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEINTERFACE, "gen/Face", "two", "()Ljava/lang/String;", true);
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "objectMethod", "(Ljava/lang/Object;)I", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEINTERFACE, "gen/Face", "hashCode", "()I", true);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "virtualOnInterface", "(Lgen/Face;)Ljava/lang/String;", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEVIRTUAL, "gen/Face", "one", "()Ljava/lang/String;", false);
            m.visitInsn(ARETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "interfaceOnClass", "(Ljava/lang/String;)I", m -> {
            m.visitVarInsn(ALOAD, 0);
            m.visitMethodInsn(INVOKEINTERFACE, "java/lang/String", "length", "()I", true);
            m.visitInsn(IRETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "abstractStatic", "()V", m -> {
            call(m, "java/lang/Runnable", "run", "()V");
            m.visitInsn(RETURN);
        });
        method(w, ACC_PUBLIC | ACC_STATIC, "newInterface", "()V", m -> {
            m.visitTypeInsn(NEW, "java/lang/Runnable");
            m.visitInsn(POP);
            m.visitInsn(RETURN);
        });
        end(w, "gen/Calls");
    }

    /** A method of nearly 64 KB, whose branches need goto_w. */
    private static void huge() throws IOException {
        ClassWriter w = begin(V1_6, ACC_PUBLIC | ACC_SUPER, "gen/Huge", "java/lang/Object");
        method(w, ACC_PUBLIC | ACC_STATIC, "run", "(I)J", m -> {
            Label top = new Label(), bottom = new Label(), odd = new Label();
            m.visitInsn(LCONST_1);
            m.visitVarInsn(LSTORE, 1);
            m.visitLabel(top);
            m.visitIincInsn(0, -1);
            m.visitVarInsn(ILOAD, 0);
            m.visitJumpInsn(IFLT, bottom);
            m.visitVarInsn(ILOAD, 0);
            m.visitInsn(ICONST_1);
            m.visitInsn(IAND);
            m.visitJumpInsn(IFNE, odd);
            for (int i = 0; i < 7000; i++) {
                m.visitVarInsn(LLOAD, 1);
                m.visitIntInsn(SIPUSH, i);
                m.visitInsn(I2L);
                m.visitInsn(i % 3 == 0 ? LADD : i % 3 == 1 ? LXOR : LSUB);
                m.visitVarInsn(LSTORE, 1);
            }
            m.visitLabel(odd);
            m.visitVarInsn(LLOAD, 1);
            m.visitLdcInsn(31L);
            m.visitInsn(LMUL);
            m.visitVarInsn(LSTORE, 1);
            m.visitJumpInsn(GOTO, top);
            m.visitLabel(bottom);
            m.visitVarInsn(LLOAD, 1);
            m.visitInsn(LRETURN);
        });
        end(w, "gen/Huge");
    }
}
