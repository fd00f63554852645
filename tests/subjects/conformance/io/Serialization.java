// expect: as java
import java.io.*;
import java.util.*;

public class Serialization {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        int i = 1;
        long l = 2;
        double d = 3.5;
        boolean z = true;
        char c = 'c';
        byte b = -1;
        short s = 7;
        float f = 1.25f;
        String text = "text";
        int[] ints = {1, 2, 3};
        Node[] children = new Node[2];
        Node self;
        transient String lost = "lost";
        static String shared = "static";
        Object any;
        final int fin;

        Node(int fin) {
            this.fin = fin;
            self = this;
        }
    }

    static class Parent {
        int notSerialized = 5;

        Parent() {
            notSerialized = 50;
        }
    }

    static class Child extends Parent implements Serializable {
        int serialized = 6;
        transient int custom = 7;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(custom * 2);
            out.writeUTF("extra");
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            custom = in.readInt();
            System.out.println(in.readUTF());
        }
    }

    static class Singleton implements Serializable {
        static final Singleton INSTANCE = new Singleton();

        private Object readResolve() {
            return INSTANCE;
        }
    }

    static class Ext implements Externalizable {
        String v;

        public Ext() {
        }

        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(v + "!");
        }

        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            v = (String) in.readObject();
        }
    }

    enum E {
        A, B {
        }
    }

    record R(int x, String y, List<Integer> z) implements Serializable {
        R {
            System.out.println("canonical constructor");
        }
    }

    static class NotSerializable {
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(t);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        Node n = new Node(9);
        n.i = 10;
        n.children[1] = new Node(8);
        n.children[1].self = n;
        n.any = new ArrayList<>(List.of(1, "two", n));
        Node m = copy(n);
        System.out.println(m.i + " " + m.l + " " + m.d + " " + m.z + m.c + m.b + " " + m.s + " " + m.f + " " + m.text + Arrays.toString(m.ints) + m.lost + " " + m.fin + " "
                + (m.self == m) + (m.children[1].self == m) + (m.children[0] == null) + (((List<?>) m.any).get(2) == m) + (m != n));
        Child c = new Child();
        c.notSerialized = 500;
        c.serialized = 600;
        Child d = copy(c);
        System.out.println(d.notSerialized + " " + d.serialized + " " + d.custom);
        System.out.println((copy(Singleton.INSTANCE) == Singleton.INSTANCE) + " " + (copy(E.A) == E.A) + (copy(E.B) == E.B));
        Ext e = new Ext();
        e.v = "ext";
        System.out.println(copy(e).v);
        R r = new R(1, "y", List.of(1, 2));
        System.out.println(copy(r).equals(r));
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("list", new LinkedList<>(List.of(1, 2)));
        map.put("set", new TreeSet<>(List.of("b", "a")));
        map.put("date", java.time.LocalDate.of(2024, 2, 29));
        map.put("big", new java.math.BigDecimal("1.50"));
        map.put("array", new int[][] {{1}, {2, 3}});
        map.put("null", null);
        map.put("class", String.class);
        map.put("map", new HashMap<>(Map.of("k", 'v')));
        Map<String, Object> back = copy(map);
        System.out.println(back.get("list") + " " + back.get("set") + back.get("date") + back.get("big") + Arrays.deepToString((int[][]) back.get("array")) + back.get("null") + back.get("class") + back.get("map")
                + back.keySet());
        try {
            copy(new Object[] {new NotSerializable()});
        } catch (NotSerializableException x) {
            System.out.println(x.getMessage());
        }
        try {
            new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
        } catch (StreamCorruptedException x) {
            System.out.println(x.getMessage());
        }
        IllegalStateException ex = copy(new IllegalStateException("serialized", new IOException("cause")));
        System.out.println(ex + " " + ex.getCause() + " " + ex.getStackTrace()[0].getMethodName());
        System.out.println(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Child.class).getFields().length + " " + ObjectStreamClass.lookup(String.class));
        System.out.println(ObjectStreamClass.lookup(Singleton.class).getSerialVersionUID() != 0);
    }
}
