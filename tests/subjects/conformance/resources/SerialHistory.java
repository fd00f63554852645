// expect: as java
// scratch:
import java.io.*;
import java.util.*;
import java.util.function.*;

/** Forms of serialization: read by hand, unshared, inherited, arrays, lambdas, records with checks. */
public class SerialHistory {
    static class Plain {
        int inPlain = 3;

        Plain() {
            inPlain = 4;
        }
    }

    static class Child extends Plain implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("renamed", String.class), new ObjectStreamField("n", int.class)};
        transient String name;
        int count;

        Child(String name, int count) {
            this.name = name;
            this.count = count;
            inPlain = 9;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("renamed", name);
            fields.put("n", count);
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            name = (String) fields.get("renamed", "none");
            count = fields.get("n", -1) + 100;
            in.registerValidation(() -> System.out.println("validated " + name), 1);
        }
    }

    record Range(int low, int high) implements Serializable {
        Range {
            if (low > high) throw new IllegalArgumentException(low + " > " + high);
        }
    }

    interface Named extends Serializable, Supplier<String> {}

    static byte[] written(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        Child child = (Child) read(written(new Child("kid", 5)));
        System.out.println(child.name + child.count + child.inPlain);
        byte[] range = written(new Range(1, 2));
        for (int i = range.length - 4; i < range.length; i++) System.out.print(range[i] + " ");
        range[range.length - 5] = 7;
        try {
            System.out.println(read(range));
        } catch (InvalidObjectException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        String suffix = "!";
        Named named = () -> "lambda" + suffix;
        System.out.println(((Named) read(written(named))).get());
        Object[] same = {"x", null, 5L, 'c', 1.5f, (short) 3};
        same[1] = same;
        Object[] back = (Object[]) read(written(same));
        System.out.println((back[1] == back) + " " + back[0] + back[2] + back[3] + back[4] + back[5]);
        for (Object o : new Object[] {new int[][] {{1, 2}, {}}, new Character[] {'a'}, EnumMap.class, new BitSet(), new StringBuilder("sb"),
            new LinkedHashMap<>(Map.of(1, 2)), Locale.GERMANY, new PriorityQueue<>(List.of(3, 1)), Optional.class, Arrays.asList(1, 2), Collections.unmodifiableList(List.of(1)),
            new ArrayDeque<>(List.of(1, 2)), UUID.fromString("00000000-0000-0001-0000-000000000002"), new IOException("e").getMessage()}) {
            Object copy = read(written(o));
            System.out.print((o instanceof Object[] a ? Arrays.deepToString((Object[]) copy) : copy.toString()) + "; ");
        }
        System.out.println();
        Exception failure = (Exception) read(written(new IllegalStateException("state", new IOException("cause"))));
        System.out.println(failure + " " + failure.getCause() + " " + failure.getStackTrace()[0].getMethodName());
        try {
            written(new Thread());
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
        try {
            written((Supplier<String>) () -> "x");
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage().startsWith("SerialHistory$$Lambda"));
        }
    }
}
