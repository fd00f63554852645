import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds methods that are coded against interfaces or annotations (Islam and Csallner 2014, pattern p1):
 *
 * <pre>
 * Patterns JARS... -- OTHERS...
 * </pre>
 *
 * prints, in order, "METHOD jar class name descriptor reason" for each method of JARS, and for each of these jars "PATH
 * jar jar...": it and those of JARS and OTHERS that it needs, by the names that its classes use, and so on. A method is one
 * that a test of the same package can call, with a parameter
 *
 * <ul>
 * <li>of a type that an instanceof or a cast asks for another type of: neither is the other's subtype, at least one is an
 *     interface, none is final, and at least one is not the JDK's, or
 * <li>that is a class, a method or another element, whose annotations are asked for.
 * </ul>
 */
public final class Patterns {
    private static final Set<String> QUERIES = Set.of("isAnnotationPresent", "getAnnotation", "getAnnotations",
            "getAnnotationsByType", "getDeclaredAnnotation", "getDeclaredAnnotations", "getDeclaredAnnotationsByType");
    private static final int CALLABLE_NOT = ACC_PRIVATE | ACC_SYNTHETIC | ACC_ABSTRACT | ACC_NATIVE | ACC_BRIDGE;

    private final Map<String, String> jarOf = new HashMap<>(); // of classes, by internal name: the first one that has it
    private final Map<String, ClassNode> classes = new HashMap<>(); // without code; null: there is none
    private final Map<String, Set<String>> needs = new HashMap<>(); // jars that are named by a jar's classes

    public static void main(String[] arguments) throws Exception {
        new Patterns().scan(List.of(arguments));
    }

    private void scan(List<String> arguments) throws IOException, AnalyzerException {
        int separator = arguments.indexOf("--");
        List<String> jars = arguments.subList(0, separator);
        for (String jar : arguments)
            if (!jar.equals("--"))
                try (JarFile file = new JarFile(jar)) {
                    for (JarEntry entry : Collections.list(file.entries()))
                        if (isClass(entry)) jarOf.putIfAbsent(entry.getName().replace(".class", ""), jar);
                }
        TreeSet<String> found = new TreeSet<>();
        TreeMap<String, String> paths = new TreeMap<>();
        for (String jar : jars) {
            int before = found.size();
            try (JarFile file = new JarFile(jar)) {
                for (JarEntry entry : Collections.list(file.entries()))
                    if (isClass(entry) && jar.equals(jarOf.get(entry.getName().replace(".class", ""))))
                        try (InputStream stream = file.getInputStream(entry)) {
                            ClassNode node = new ClassNode();
                            new ClassReader(stream).accept(node, ClassReader.SKIP_FRAMES);
                            scan(jar, node, found);
                        }
            }
            if (found.size() > before) paths.put(jar, String.join(" ", closure(jar)));
        }
        found.forEach(System.out::println);
        paths.forEach((jar, path) -> System.out.println("PATH " + path));
    }

    private static boolean isClass(JarEntry entry) {
        String name = entry.getName();
        return name.endsWith(".class") && !name.startsWith("META-INF/") && !name.endsWith("-info.class");
    }

    private void scan(String jar, ClassNode type, Set<String> found) throws AnalyzerException {
        if ((type.access & (ACC_SYNTHETIC | ACC_ANNOTATION)) != 0 || !canBeNamed(type)) return;
        for (MethodNode method : type.methods)
            if ((method.access & CALLABLE_NOT) == 0 && !method.name.equals("<clinit>")) {
                String reason = reason(type, method);
                if (reason != null)
                    found.add("METHOD " + jar + " " + type.name + " " + method.name + " " + method.desc + " " + reason);
            }
    }

    /** Neither it nor a class around it is private, local or anonymous. */
    private static boolean canBeNamed(ClassNode type) {
        if (type.outerMethod != null) return false;
        for (InnerClassNode inner : type.innerClasses)
            if (type.name.equals(inner.name) || type.name.startsWith(inner.name + "$"))
                if (inner.outerName == null || (inner.access & ACC_PRIVATE) != 0) return false;
        return true;
    }

    private static final class Parameter extends BasicValue {
        final int local;

        Parameter(int local, Type type) {
            super(type);
            this.local = local;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Parameter && ((Parameter) other).local == local;
        }

        @Override
        public int hashCode() {
            return local;
        }
    }

    /** Follows parameters through variables and casts. */
    private static final class Parameters extends BasicInterpreter {
        Parameters() {
            super(ASM9);
        }

        @Override
        public BasicValue newParameterValue(boolean isInstance, int local, Type type) {
            boolean isReference = type.getSort() == Type.OBJECT && !(isInstance && local == 0);
            return isReference ? new Parameter(local, type) : newValue(type);
        }

        @Override
        public BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value) throws AnalyzerException {
            return instruction.getOpcode() == CHECKCAST && value instanceof Parameter ? value
                                                                                    : super.unaryOperation(instruction, value);
        }
    }

    private String reason(ClassNode type, MethodNode method) throws AnalyzerException {
        Frame<BasicValue>[] frames = null;
        for (int i = 0; i < method.instructions.size(); i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            boolean isTest = instruction.getOpcode() == INSTANCEOF || instruction.getOpcode() == CHECKCAST;
            boolean isQuery = instruction instanceof MethodInsnNode && QUERIES.contains(((MethodInsnNode) instruction).name)
                    && ((MethodInsnNode) instruction).owner.startsWith("java/lang/");
            if (!isTest && !isQuery) continue;
            if (frames == null) frames = new Analyzer<>(new Parameters()).analyze(type.name, method);
            if (frames[i] == null) continue;
            int arguments = isTest ? 0 : Type.getArgumentTypes(((MethodInsnNode) instruction).desc).length;
            int position = frames[i].getStackSize() - 1 - arguments;
            if (position < 0 || !(frames[i].getStack(position) instanceof Parameter)) continue;
            String declared = frames[i].getStack(position).getType().getInternalName();
            if (isQuery) return "annotation";
            String asked = ((TypeInsnNode) instruction).desc;
            if (isPattern(declared, asked)) return declared + "/" + asked.substring(asked.lastIndexOf('/') + 1);
        }
        return null;
    }

    private boolean isPattern(String a, String b) {
        if (b.startsWith("[") || isOfTheJdk(a) && isOfTheJdk(b)) return false;
        ClassNode first = node(a), second = node(b);
        if (first == null || second == null) return false;
        boolean isAnyInterface = ((first.access | second.access) & ACC_INTERFACE) != 0;
        boolean isAnyFinal = ((first.access | second.access) & ACC_FINAL) != 0;
        return isAnyInterface && !isAnyFinal && !isBelow(first, b) && !isBelow(second, a);
    }

    private boolean isOfTheJdk(String name) {
        return !jarOf.containsKey(name);
    }

    private boolean isBelow(ClassNode type, String above) {
        if (type == null) return false;
        if (type.name.equals(above) || above.equals("java/lang/Object")) return true;
        for (String each : type.interfaces)
            if (isBelow(node(each), above)) return true;
        return type.superName != null && isBelow(node(type.superName), above);
    }

    private ClassNode node(String name) {
        if (classes.containsKey(name)) return classes.get(name);
        ClassNode result = new ClassNode();
        String jar = jarOf.get(name);
        try (JarFile file = jar == null ? null : new JarFile(jar);
             InputStream stream = file == null ? ClassLoader.getSystemResourceAsStream(name + ".class")
                                               : file.getInputStream(file.getEntry(name + ".class"))) {
            if (stream == null) result = null;
            else new ClassReader(stream).accept(result, ClassReader.SKIP_CODE);
        } catch (IOException e) {
            result = null;
        }
        classes.put(name, result);
        return result;
    }

    private Set<String> closure(String jar) throws IOException {
        LinkedHashSet<String> result = new LinkedHashSet<>(List.of(jar));
        List<String> waiting = new ArrayList<>(result);
        for (int i = 0; i < waiting.size(); i++)
            for (String other : needsOf(waiting.get(i)))
                if (result.add(other)) waiting.add(other);
        return result;
    }

    private Set<String> needsOf(String jar) throws IOException {
        Set<String> known = needs.get(jar);
        if (known != null) return known;
        Set<String> result = new TreeSet<>();
        try (JarFile file = new JarFile(jar)) {
            for (JarEntry entry : Collections.list(file.entries())) {
                if (!isClass(entry)) continue;
                try (InputStream stream = file.getInputStream(entry)) {
                    ClassReader reader = new ClassReader(stream);
                    reader.accept(new ClassRemapper(new ClassNode(), new Remapper() {
                        @Override
                        public String map(String name) {
                            String other = jarOf.get(name);
                            if (other != null) result.add(other);
                            return name;
                        }
                    }), ClassReader.SKIP_FRAMES);
                }
            }
        }
        needs.put(jar, result);
        return result;
    }
}
