package gov.nasa.jpf.symbc;

import gov.nasa.jpf.vm.Verify;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Runs subjects on an ordinary JVM: with the inputs of their witness, and with random inputs that know the constants of
 * the class. Standard input is a JSON list of subjects {"name", "method", "types", "witness", "tries", "runs", "string_length",
 * "array_length"}; the witness is tried until it ends in an error, which may depend on the schedule. A line is printed
 * for each: its name, what the witness ends in, the number of random runs that no assumption left, and the errors that
 * they ended in with their number.
 */
public final class SubjectOnJvm {
    private static final PrintStream OUT = System.out;
    private static volatile Throwable inThread;

    private final Class<?> type;
    private final Executable method;

    private SubjectOnJvm(String name, String methodName, List<?> types) throws ClassNotFoundException {
        type = Class.forName(name);
        Executable found = null;
        boolean isConstructor = methodName.equals("<init>");
        for (Executable candidate : isConstructor ? type.getDeclaredConstructors() : type.getDeclaredMethods()) {
            if ((isConstructor || candidate.getName().equals(methodName)) && !candidate.isSynthetic() && fits(candidate, types)) found = candidate;
        }
        if (found == null) throw new IllegalArgumentException(name + " has no method " + methodName);
        found.setAccessible(true);
        method = found;
    }

    private static boolean fits(Executable method, List<?> types) {
        Class<?>[] parameters = method.getParameterTypes();
        if (!types.isEmpty() && types.size() != parameters.length && method instanceof Constructor) return false;
        for (int i = 0; i < types.size(); i++) {
            Object type = types.get(i);
            if (type.equals("")) continue;
            if (i >= parameters.length) return false;
            if (!type.equals(parameters[i].getTypeName()) && !type.equals(parameters[i].getSimpleName())) return false;
        }
        return true;
    }

    /** What a run ended in; null where it returned. */
    private Throwable run(Inputs.Source inputs) {
        Inputs.use(inputs);
        inThread = null;
        try {
            boolean isMain = method.getName().equals("main");
            boolean hasReceiver = method instanceof Method && !Modifier.isStatic(method.getModifiers());
            Object receiver = hasReceiver ? input("this", type) : null;
            if (receiver == null && hasReceiver) return new SkippedRun();
            Class<?>[] types = method.getParameterTypes();
            Object[] arguments = new Object[types.length];
            for (int i = 0; i < types.length; i++) {
                arguments[i] = isMain ? new String[0] : input("argument " + i, types[i]);
            }
            if (!isWellFormed(receiver)) return new SkippedRun();
            for (Object argument : arguments) {
                if (!isWellFormed(argument)) return new SkippedRun();
            }
            if (method instanceof Method) ((Method) method).invoke(receiver, arguments);
            else ((Constructor<?>) method).newInstance(arguments);
            return inThread;
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (Error e) { // of an initializer of inputs
            return e;
        } catch (IllegalAccessException | InstantiationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class SkippedRun extends Error {}

    private static Object input(String name, Class<?> type) {
        return type.isPrimitive() ? Inputs.next(name, type) : Inputs.reference(name, type);
    }

    /** What the invariant of the class says, where it has one: its method repOk. */
    private static boolean isWellFormed(Object object) throws IllegalAccessException, InvocationTargetException {
        if (object == null) return true;
        try {
            Method invariant = object.getClass().getDeclaredMethod("repOk");
            invariant.setAccessible(true);
            return (Boolean) invariant.invoke(object);
        } catch (NoSuchMethodException e) {
            return true;
        }
    }

    private static boolean isIgnored(Throwable end) {
        return end instanceof Verify.PathIgnored || end instanceof SkippedRun;
    }

    private static String show(Throwable end) {
        if (end == null) return "returns";
        return end.getClass().getName() + (end.getMessage() == null ? "" : ": " + end.getMessage().replace('\n', ' '));
    }

    public static void main(String[] args) throws Exception {
        System.setOut(new PrintStream(new OutputStream() {
            @Override
            public void write(int b) {}
        }));
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> inThread = error);
        List<?> subjects = (List<?>) Json.parse(new String(readAll(System.in), StandardCharsets.UTF_8));
        for (Object subject : subjects) {
            Map<?, ?> keys = (Map<?, ?>) subject;
            String name = (String) keys.get("name");
            try {
                OUT.println(name + ": " + check(keys, new SubjectOnJvm(name, (String) keys.get("method"), (List<?>) keys.get("types"))));
            } catch (Exception | LinkageError e) {
                OUT.println(name + ": cannot be run: " + show(e));
                e.printStackTrace();
            }
        }
    }

    private static String check(Map<?, ?> keys, SubjectOnJvm subject) throws IOException {
        String result = "";
        if (keys.get("witness") != null) {
            Throwable end = null;
            int tries = number(keys, "tries");
            List<Thread> noise = tries > 1 ? startNoise() : new ArrayList<>();
            for (int i = 0; end == null && i < tries; i++) {
                end = subject.run(new RecordedInputs((List<?>) keys.get("witness"), "the witness"));
            }
            for (Thread thread : noise) thread.interrupt();
            result = "witness " + show(end) + "; ";
        }
        RandomInputs inputs = new RandomInputs(1, number(keys, "string_length"), number(keys, "array_length"));
        inputs.usesConstructors = "constructors".equals(keys.get("objects"));
        collectConstants(subject.type, inputs);
        Map<String, Integer> ends = new TreeMap<>();
        int looked = 0;
        for (int i = 0; i < number(keys, "runs"); i++) {
            inputs.forgetObjects();
            Throwable end = subject.run(inputs);
            if (isIgnored(end)) continue;
            looked++;
            if (end != null) ends.merge(end.getClass().getName(), 1, Integer::sum);
        }
        return result + looked + " runs " + ends;
    }

    /** Threads that work and sleep in turns, so that others are stopped wherever they are. */
    private static List<Thread> startNoise() {
        List<Thread> noise = new ArrayList<>();
        for (int i = 0; i < 2 * Runtime.getRuntime().availableProcessors(); i++) {
            Random random = new Random(i);
            Thread thread = new Thread(() -> {
                try {
                    while (true) {
                        long end = System.nanoTime() + random.nextInt(400_000);
                        while (System.nanoTime() < end) Thread.onSpinWait();
                        Thread.sleep(0, random.nextInt(400_000));
                    }
                } catch (InterruptedException e) {
                    // enough
                }
            });
            thread.setDaemon(true);
            thread.start();
            noise.add(thread);
        }
        return noise;
    }

    private static int number(Map<?, ?> keys, String key) {
        return ((Number) keys.get(key)).intValue();
    }

    // ---- The constants of a class file (JVM specification, 4.4) ----------------------------------------------

    private static void collectConstants(Class<?> type, RandomInputs inputs) throws IOException {
        for (Class<?> nested : type.getDeclaredClasses()) collectConstants(nested, inputs);
        byte[] bytes;
        String resource = type.getName().replace('.', '/') + ".class";
        try (InputStream file = type.getClassLoader().getResourceAsStream(resource)) {
            bytes = readAll(file);
        }
        DataInputStream in = new DataInputStream(new java.io.ByteArrayInputStream(bytes));
        in.readInt();
        in.readInt();
        int count = in.readUnsignedShort();
        String[] texts = new String[count];
        List<Integer> strings = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            if (tag == 1) texts[i] = in.readUTF();
            else if (tag == 3) inputs.numbers.add(in.readInt());
            else if (tag == 4) inputs.numbers.add(in.readFloat());
            else if (tag == 5) inputs.numbers.add(in.readLong());
            else if (tag == 6) inputs.numbers.add(in.readDouble());
            else if (tag == 8) strings.add(in.readUnsignedShort());
            else in.skipBytes(tag == 7 || tag == 16 || tag == 19 || tag == 20 ? 2 : tag == 15 ? 3 : 4);
            if (tag == 5 || tag == 6) i++;
        }
        for (int string : strings) inputs.strings.add(texts[string]);
        // The operands of bipush and sipush, and whatever else looks like them.
        for (int i = 0; i + 2 < bytes.length; i++) {
            if (bytes[i] == 0x10) inputs.numbers.add((int) bytes[i + 1]);
            if (bytes[i] == 0x11) inputs.numbers.add((bytes[i + 1] << 8) | (bytes[i + 2] & 0xff));
        }
    }

    private static byte[] readAll(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        for (int n; (n = in.read(buffer)) > 0;) out.write(buffer, 0, n);
        return out.toByteArray();
    }
}
