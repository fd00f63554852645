// expect: as java
// scratch:
import java.io.*;
import java.util.*;

public class ObjectStreams {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        Node next;
        transient int cache = 9;
        Map<String, int[]> map = new TreeMap<>();

        Node(String name) {
            this.name = name;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(cache * 2);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            cache = in.readInt();
        }
    }

    enum Level { LOW, HIGH { int weight() { return 2; } }; int weight() { return 1; } }

    record Pair(String left, Object right) implements Serializable {
        Pair {
            if (left == null) throw new IllegalArgumentException("left");
        }
    }

    static class External implements Externalizable {
        int x;

        public External() {
            System.out.println("made");
        }

        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(x + 1);
        }

        public void readExternal(ObjectInput in) throws IOException {
            x = in.readInt();
        }
    }

    static class Single implements Serializable {
        static final Single ONE = new Single();

        private Object readResolve() {
            return ONE;
        }
    }

    static class Base {
        int kept = 5;

        Base() {
            System.out.println("Base()");
        }
    }

    static class Derived extends Base implements Serializable {
        int own = 6;
    }

    static class Bad implements Serializable {
        Object o = new Object();
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node("a"), b = new Node("b");
        a.next = b;
        b.next = a;
        a.map.put("k", new int[] {1, 2});
        External e = new External();
        e.x = 4;
        Derived d = new Derived();
        d.kept = 50;
        d.own = 60;
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream("objects"))) {
            for (Object o : new Object[] {a, b, Level.HIGH, new Pair("l", List.of(1, "two")), e, Single.ONE, d, new String[][] {{"x"}, null}, EnumSet.allOf(Level.class), 42, null, new ArrayDeque<>(List.of(1, 2))}) out.writeObject(o);
            out.writeUnshared("u");
            out.reset();
            out.writeObject(a);
            try {
                out.writeObject(new Bad());
            } catch (NotSerializableException x) {
                System.out.println(x);
            }
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream("objects"))) {
            Node a2 = (Node) in.readObject(), b2 = (Node) in.readObject();
            System.out.println(a2.name + (a2.next == b2) + (b2.next == a2) + a2.cache + Arrays.toString(a2.map.get("k")));
            System.out.println(((Level) in.readObject()).weight() + " " + in.readObject() + " " + ((External) in.readObject()).x + " " + (in.readObject() == Single.ONE));
            Derived d2 = (Derived) in.readObject();
            System.out.println(d2.kept + " " + d2.own + " " + Arrays.deepToString((Object[]) in.readObject()) + in.readObject() + in.readObject() + in.readObject() + in.readObject());
            System.out.println(in.readUnshared() + " " + (in.readObject() == a2));
            try {
                in.readObject();
            } catch (IOException x) {
                System.out.println(x);
            }
        }
        System.out.println(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Base.class) + " " + Arrays.toString(ObjectStreamClass.lookup(Node.class).getFields()));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}))) {
            in.read();
        } catch (StreamCorruptedException x) {
            System.out.println(x.getMessage());
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream("objects"))) {
            in.setObjectInputFilter(i -> i.serialClass() == Node.class ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED);
            in.readObject();
        } catch (InvalidClassException x) {
            System.out.println(x.getMessage());
        }
    }
}
