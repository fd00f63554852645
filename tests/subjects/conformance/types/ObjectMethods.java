// expect: as java
import java.util.*;

public class ObjectMethods {
    static class Plain {
    }

    static class Valued {
        final int v;

        Valued(int v) {
            this.v = v;
        }

        @Override
        public int hashCode() {
            return v;
        }

        @Override
        public boolean equals(Object o) {
            return o != null && o.getClass() == getClass() && ((Valued) o).v == v;
        }
    }

    static class Sub extends Valued {
        Sub(int v) {
            super(v);
        }
    }

    public static void main(String[] args) {
        Plain p = new Plain();
        System.out.println(p.equals(p) + " " + p.equals(new Plain()) + " " + p.toString().startsWith("ObjectMethods$Plain@") + " "
                + (p.hashCode() == System.identityHashCode(p)) + " "
                + p.toString().equals("ObjectMethods$Plain@" + Integer.toHexString(p.hashCode())));
        System.out.println(new Valued(255) + " " + new Valued(5).equals(new Valued(5)) + " " + new Valued(5).equals(new Sub(5)));
        System.out.println(System.identityHashCode(null) + " " + (System.identityHashCode("a") == System.identityHashCode("a")));
        System.out.println(Objects.equals(null, null) + " " + Objects.hash(1, "a", null) + " " + Objects.hashCode(null) + " "
                + Objects.toString(null, "default") + " " + Objects.requireNonNullElse(null, 5) + " " + Objects.isNull(p) + " "
                + Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.checkIndex(2, 3));
        try {
            Objects.checkIndex(3, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Objects.deepEquals(new int[][] {{1}}, new int[][] {{1}}) + " " + Arrays.asList(new Valued(1), null));
        System.out.println(new int[0].toString().startsWith("[I@") + " " + new String[0][0].toString().startsWith("[[Ljava.lang.String;@"));
        System.out.println(new Thread("name") {
        }.getName() + " " + new Object[] {p}[0].equals(p));
        IdentityHashMap<Object, Integer> identity = new IdentityHashMap<>();
        identity.put(new Valued(1), 1);
        identity.put(new Valued(1), 2);
        Valued key = new Valued(1);
        identity.put(key, 3);
        identity.put(key, 4);
        System.out.println(identity.size() + " " + identity.get(key) + " " + identity.get(new Valued(1)));
    }
}
