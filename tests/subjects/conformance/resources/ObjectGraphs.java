// expect: as java
// scratch:
import java.io.*;
import java.util.*;

/** Serialized graphs: cycles, transient fields, readResolve, versions, externalizable objects. */
public class ObjectGraphs {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        final String name;
        final List<Node> next = new ArrayList<>();
        transient int visits = 5;
        private Object extra;

        Node(String name) {
            this.name = name;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(visits * 2);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            visits = in.readInt();
        }
    }

    enum Mode {
        ON,
        OFF {
            @Override
            public String toString() {
                return "off!";
            }
        }
    }

    static class Single implements Serializable {
        static final Single ONE = new Single();

        private Object readResolve() {
            return ONE;
        }
    }

    public static class Pair implements Externalizable {
        int a;
        String b;

        public Pair() {}

        Pair(int a, String b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(b);
            out.writeInt(a);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            b = (String) in.readObject();
            a = in.readInt();
        }
    }

    record Point(int x, double[] y) implements Serializable {}

    static class Not {}

    public static void main(String[] args) throws Exception {
        Node a = new Node("a"), b = new Node("b");
        a.next.add(b);
        b.next.add(a);
        b.extra = new Object[] {a, Mode.OFF, Single.ONE, new Pair(4, "p"), new Point(1, new double[] {2}), Mode.ON};
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream("graph"))) {
            out.writeObject(a);
            out.writeUnshared("text");
            out.reset();
            out.writeObject(new TreeMap<>(Map.of("k", List.of(1, 2), "l", Optional.empty().isPresent())));
            out.writeObject(new int[][] {{1}, {}, null});
            out.writeObject(EnumSet.allOf(Mode.class));
            out.writeObject(new Date(0));
            try {
                out.writeObject(new Object[] {1, new Not()});
            } catch (NotSerializableException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream("graph"))) {
            Node c = (Node) in.readObject();
            Node d = c.next.get(0);
            System.out.println(c.name + d.name + (d.next.get(0) == c) + c.visits);
            Object[] extra = (Object[]) d.extra;
            System.out.println((extra[0] == c) + " " + extra[1] + (extra[1] == Mode.OFF) + (extra[2] == Single.ONE)
                    + ((Pair) extra[3]).a + ((Pair) extra[3]).b + ((Point) extra[4]).y()[0] + extra[5]);
            System.out.println(in.readUnshared() + " " + in.readObject());
            System.out.println(Arrays.deepToString((Object[]) in.readObject()) + in.readObject() + ((Date) in.readObject()).getTime());
            try {
                in.readObject();
            } catch (WriteAbortedException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Not.class)
                + " " + Arrays.toString(ObjectStreamClass.lookup(Node.class).getFields()));
        try {
            new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
        } catch (StreamCorruptedException e) {
            System.out.println(e.getMessage());
        }
    }
}
