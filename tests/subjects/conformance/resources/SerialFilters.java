// expect: as java
// scratch:
import java.io.*;
import java.lang.reflect.*;
import java.util.*;

/** Streams with replaced and resolved objects, filters and proxies. */
public class SerialFilters {
    static class Secret implements Serializable {
        String word;

        Secret(String word) {
            this.word = word;
        }

        Object writeReplace() {
            return new Hidden(word.length());
        }
    }

    static class Hidden implements Serializable {
        int length;

        Hidden(int length) {
            this.length = length;
        }
    }

    static class Handler implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] args) {
            return method.getName().equals("compareTo") ? 7 : "proxy of " + method.getName();
        }
    }

    static class Replacing extends ObjectOutputStream {
        Replacing(OutputStream out) throws IOException {
            super(out);
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object o) {
            return o instanceof Integer i ? i + 1 : o;
        }
    }

    public static void main(String[] args) throws Exception {
        try (ObjectOutputStream out = new Replacing(new FileOutputStream("objects"))) {
            out.writeObject(new Secret("swordfish"));
            out.writeObject(List.of(1, 2, 3));
            out.writeObject(Proxy.newProxyInstance(SerialFilters.class.getClassLoader(), new Class<?>[] {Comparable.class}, new Handler()));
            out.writeObject(new ArrayList<>(Collections.nCopies(50, "x")));
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream("objects"))) {
            List<String> asked = new ArrayList<>();
            in.setObjectInputFilter(info -> {
                if (info.serialClass() != null && asked.size() < 6) asked.add(info.serialClass().getSimpleName() + info.depth());
                return info.arrayLength() > 40 ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED;
            });
            System.out.println(((Hidden) in.readObject()).length);
            System.out.println(in.readObject());
            @SuppressWarnings("unchecked")
            Comparable<String> proxy = (Comparable<String>) in.readObject();
            System.out.println(proxy.compareTo("") + " " + proxy + " " + Proxy.isProxyClass(proxy.getClass()));
            try {
                in.readObject();
            } catch (InvalidClassException e) {
                System.out.println(e.getMessage());
            }
            System.out.println(asked.get(0));
        }
        ObjectInputFilter pattern = ObjectInputFilter.Config.createFilter("java.util.*;maxdepth=3;!*");
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream("objects"))) {
            in.setObjectInputFilter(pattern);
            in.readObject();
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(pattern);
    }
}
