import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes Samples with one thing changed in its code or its stack maps, many times over: mutants.bin. */
public class Generate implements Opcodes {
    static final String[] TYPES = {"java/lang/Object", "java/lang/String", "Samples", "[I", "[[I", "[Ljava/lang/Object;", "[Ljava/lang/String;",
            "java/util/List", "java/lang/Comparable", "java/lang/Cloneable", "java/util/AbstractList", "[B", "[Z", "java/io/IOException",
            "java/lang/RuntimeException", "java/lang/Throwable", "[Ljava/lang/Comparable;", "java/util/ArrayList", "java/lang/Integer"};

    /** Counts what could be changed, and changes the one whose number is chosen. */
    static class Mutator extends ClassVisitor {
        final Random random;
        final int chosen;
        int number;

        Mutator(ClassVisitor next, Random random, int chosen) {
            super(ASM9, next);
            this.random = random;
            this.chosen = chosen;
        }

        boolean isChosen() {
            return number++ == chosen;
        }

        String type() {
            return TYPES[random.nextInt(TYPES.length)];
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
            return new Code(super.visitMethod(access, name, descriptor, signature, exceptions));
        }

        class Code extends MethodVisitor {
            Label last;

            Code(MethodVisitor next) {
                super(ASM9, next);
            }

            Object frameType() {
                switch (random.nextInt(10)) {
                    case 0: return TOP;
                    case 1: return INTEGER;
                    case 2: return FLOAT;
                    case 3: return LONG;
                    case 4: return DOUBLE;
                    case 5: return NULL;
                    case 6: return UNINITIALIZED_THIS;
                    default: return type();
                }
            }

            Object[] changed(int count, Object[] types) {
                Object[] result = Arrays.copyOf(types, count);
                result[random.nextInt(count)] = frameType();
                return result;
            }

            @Override
            public void visitFrame(int kind, int locals, Object[] local, int stacks, Object[] stack) {
                if (!isChosen()) {
                    super.visitFrame(kind, locals, local, stacks, stack);
                    return;
                }
                switch (random.nextInt(6)) {
                    case 0: return;
                    case 1: super.visitFrame(F_SAME, 0, null, 0, null); return;
                    case 2: super.visitFrame(F_SAME1, 0, null, 1, new Object[] {frameType()}); return;
                    case 3: super.visitFrame(F_CHOP, 1 + random.nextInt(2), null, 0, null); return;
                    case 4: super.visitFrame(F_APPEND, 1, new Object[] {frameType()}, 0, null); return;
                    default:
                        if ((kind == F_FULL || kind == F_APPEND) && locals > 0) super.visitFrame(kind, locals, changed(locals, local), stacks, stack);
                        else if (stacks > 0) super.visitFrame(kind, locals, local, stacks, changed(stacks, stack));
                        else super.visitFrame(F_SAME, 0, null, 0, null);
                }
            }

            int simple(int opcode) {
                int[] others = {NOP, POP, POP2, DUP, DUP2, DUP_X1, DUP_X2, DUP2_X1, DUP2_X2, SWAP, IADD, LADD, FADD, DADD, ACONST_NULL, ICONST_1, LCONST_0, FCONST_1,
                        DCONST_0, IALOAD, AALOAD, BALOAD, LALOAD, AASTORE, BASTORE, I2L, L2I, D2F, ARRAYLENGTH, ATHROW, IRETURN, ARETURN, RETURN, LRETURN, MONITORENTER};
                return others[random.nextInt(others.length)];
            }

            /** True: what is to come is left out. */
            boolean disturbed() {
                if (!isChosen()) return false;
                switch (random.nextInt(3)) {
                    case 0: return true;
                    case 1: super.visitInsn(simple(0)); return false;
                    default: super.visitInsn(simple(0)); return true;
                }
            }

            @Override
            public void visitInsn(int opcode) {
                if (!disturbed()) super.visitInsn(opcode);
            }

            @Override
            public void visitVarInsn(int opcode, int variable) {
                if (isChosen()) {
                    int[] others = {ILOAD, LLOAD, FLOAD, DLOAD, ALOAD, ISTORE, LSTORE, FSTORE, DSTORE, ASTORE};
                    if (random.nextBoolean()) opcode = others[random.nextInt(others.length)];
                    else variable = Math.max(0, variable + random.nextInt(5) - 2);
                }
                super.visitVarInsn(opcode, variable);
            }

            @Override
            public void visitTypeInsn(int opcode, String type) {
                if (isChosen()) {
                    if (random.nextBoolean()) type = type();
                    else opcode = new int[] {NEW, ANEWARRAY, CHECKCAST, INSTANCEOF}[random.nextInt(4)];
                }
                super.visitTypeInsn(opcode, type);
            }

            @Override
            public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
                if (isChosen()) {
                    switch (random.nextInt(3)) {
                        case 0: owner = type(); break;
                        case 1: descriptor = new String[] {"I", "J", "D", "Ljava/lang/String;", "[I", "F"}[random.nextInt(6)]; break;
                        default: opcode = new int[] {GETFIELD, PUTFIELD, GETSTATIC, PUTSTATIC}[random.nextInt(4)];
                    }
                }
                super.visitFieldInsn(opcode, owner, name, descriptor);
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
                if (isChosen()) {
                    switch (random.nextInt(4)) {
                        case 0: owner = type(); break;
                        case 1: opcode = isInterface ? INVOKEINTERFACE : new int[] {INVOKEVIRTUAL, INVOKESTATIC, INVOKESPECIAL}[random.nextInt(3)]; break;
                        case 2: descriptor = descriptor.replaceFirst("\\(", "(I"); break;
                        default: if (disturbed()) return;
                    }
                }
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            }

            @Override
            public void visitJumpInsn(int opcode, Label label) {
                if (isChosen()) {
                    switch (random.nextInt(3)) {
                        case 0: opcode = new int[] {IFEQ, IFNULL, IF_ICMPLT, IF_ACMPEQ, GOTO}[random.nextInt(5)]; break;
                        case 1: if (last != null) label = last; break;
                        default: return;
                    }
                }
                super.visitJumpInsn(opcode, label);
            }

            @Override
            public void visitLabel(Label label) {
                last = label;
                super.visitLabel(label);
            }

            @Override
            public void visitLdcInsn(Object value) {
                if (isChosen()) value = new Object[] {1, 2L, 3f, 4.0, "text"}[random.nextInt(5)];
                super.visitLdcInsn(value);
            }

            @Override
            public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
                if (isChosen()) {
                    if (random.nextBoolean()) type = type();
                    else handler = start;
                }
                super.visitTryCatchBlock(start, end, handler, type);
            }

            @Override
            public void visitMaxs(int stack, int locals) {
                if (isChosen()) {
                    if (random.nextBoolean()) stack = Math.max(0, stack - 1 - random.nextInt(2));
                    else locals = Math.max(0, locals - 1);
                }
                super.visitMaxs(stack, locals);
            }
        }
    }

    static byte[] mutant(byte[] original, Random random, int version) {
        Mutator counter = new Mutator(new ClassWriter(0), random, -1);
        new ClassReader(original).accept(counter, 0);
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(original).accept(new Mutator(writer, random, random.nextInt(counter.number)), ClassReader.SKIP_DEBUG);
        byte[] bytes = writer.toByteArray();
        if (version != 0) bytes[7] = (byte) version;
        return bytes;
    }

    public static void main(String[] args) throws IOException {
        byte[][] originals = new byte[2][];
        String[] names = {"Samples.class", "Samples$Shape.class"};
        for (int i = 0; i < 2; i++)
            try (InputStream in = Generate.class.getResourceAsStream(names[i])) {
                originals[i] = in.readAllBytes();
                originals[i][7] = V17; // what ASM reads, whatever javac writes
            }
        int count = args.length > 1 ? Integer.parseInt(args[1]) : 500;
        Random random = new Random(args.length > 2 ? Long.parseLong(args[2]) : 5);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int made = 0; made < count; ) {
            int which = random.nextInt(8) == 0 ? 1 : 0;
            byte[] mutant;
            try {
                mutant = mutant(originals[which], random, 0);
            } catch (RuntimeException e) {
                continue; // ASM does not write it
            }
            out.writeUTF(which == 0 ? "Samples" : "Samples$Shape");
            out.writeInt(mutant.length);
            out.write(mutant);
            made++;
        }
        out.writeUTF("");
        Files.write(Path.of(args[0]).resolve("mutants.bin"), bytes.toByteArray());
        for (int i = 0; i < 2; i++) Files.write(Path.of(args[0]).resolve(names[i].replace(".class", ".original")), originals[i]);
    }
}
