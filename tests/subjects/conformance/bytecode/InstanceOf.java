// expect: as java
import java.io.Serializable;
import java.util.*;

public class InstanceOf {
    interface I {
    }

    interface J extends I {
    }

    static class A implements J {
    }

    static class B extends A implements Cloneable {
    }

    static String of(Object o) {
        StringBuilder s = new StringBuilder();
        s.append(o instanceof I ? 'I' : '.').append(o instanceof J ? 'J' : '.').append(o instanceof A ? 'A' : '.');
        s.append(o instanceof B ? 'B' : '.').append(o instanceof Object[] ? 'O' : '.').append(o instanceof I[] ? 'i' : '.');
        s.append(o instanceof A[] ? 'a' : '.').append(o instanceof B[] ? 'b' : '.').append(o instanceof Object[][] ? '2' : '.');
        s.append(o instanceof int[] ? 'n' : '.').append(o instanceof int[][] ? 'm' : '.').append(o instanceof Cloneable ? 'C' : '.');
        s.append(o instanceof Serializable ? 'S' : '.').append(o instanceof Serializable[] ? 's' : '.');
        s.append(o instanceof Cloneable[] ? 'c' : '.').append(o instanceof Comparable ? '<' : '.');
        return s.toString();
    }

    static void cast(Object o) {
        try {
            A[] as = (A[]) o;
            System.out.println("A[] " + as.length);
        } catch (ClassCastException e) {
            System.out.println("not A[]");
        }
        try {
            Object[][] as = (Object[][]) o;
            System.out.println("Object[][] " + as.length);
        } catch (ClassCastException e) {
            System.out.println("not Object[][]");
        }
    }

    static String pattern(Object o) {
        if (o instanceof String s && s.length() > 2) {
            return "long string " + s;
        } else if (!(o instanceof Integer i)) {
            return "no integer";
        } else {
            return "integer " + (i + 1);
        }
    }

    public static void main(String[] args) {
        Object[] all = {null, new A(), new B(), new Object(), new A[1], new B[2], new I[3], new J[0][1], new B[2][2], new int[1],
            new int[2][3], new String[1], "s", 1, new Object[0], new Object[1][1], List.of(), new Serializable[1],
            new ArrayList[1], Thread.State.NEW};
        for (Object o : all) {
            System.out.println(of(o) + " " + (o == null ? null : o.getClass().getSimpleName()));
        }
        cast(new B[3]);
        cast(new B[3][3]);
        cast(new int[4][4]);
        System.out.println((A[]) null);
        System.out.println(pattern("abc") + ", " + pattern("ab") + ", " + pattern(41) + ", " + pattern(null));
        System.out.println(A.class.isInstance(new B()) + " " + I.class.isAssignableFrom(B.class) + " "
                + Object[].class.isAssignableFrom(int[][].class) + " " + B.class.isAssignableFrom(A.class) + " "
                + Number.class.cast(5) + " " + int.class.isInstance(5));
    }
}
