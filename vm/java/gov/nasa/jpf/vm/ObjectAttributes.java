package gov.nasa.jpf.vm;

/** What a program has attached to objects by {@link Verify}, on the path that it is on. */
final class ObjectAttributes {
    /** By identity, and not by hash codes of identity: these are not the same on each JVM. */
    private static ObjectAttributes first;

    private final Object object;
    private final ObjectAttributes next;
    private int[] values; // the last one first

    private ObjectAttributes(Object object, ObjectAttributes next) {
        this.object = object;
        this.next = next;
    }

    private static ObjectAttributes of(Object object) {
        for (ObjectAttributes of = first; of != null; of = of.next) {
            if (of.object == object) return of;
        }
        return null;
    }

    static synchronized int[] get(Object object) {
        ObjectAttributes of = of(object);
        return of == null ? null : of.values.clone();
    }

    static synchronized void set(Object object, int value) {
        ObjectAttributes of = of(object);
        if (of == null) {
            of = new ObjectAttributes(object, first);
            first = of;
        }
        of.values = new int[] {value};
    }

    static synchronized void add(Object object, int value) {
        ObjectAttributes of = of(object);
        if (of == null) {
            set(object, value);
            return;
        }
        int[] all = new int[of.values.length + 1];
        all[0] = value;
        System.arraycopy(of.values, 0, all, 1, of.values.length);
        of.values = all;
    }
}
