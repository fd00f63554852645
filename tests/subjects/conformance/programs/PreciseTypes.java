// expect: as java
import java.util.*;

public class PreciseTypes {
    static String f(int x) { return "int"; }

    static String f(long x) { return "long"; }

    static String f(double x) { return "double"; }

    static String f(Integer x) { return "Integer"; }

    static String f(Object x) { return "Object"; }

    static String f(int... x) { return "varargs" + x.length; }

    static String g(Object o) { return "object"; }

    static String g(String s) { return "string"; }

    static String g(Object... o) { return "objects" + (o == null ? "null" : o.length); }

    static String h(char c) { return "char"; }

    static String h(int i) { return "int"; }

    static String k(List<?> l) { return "list"; }

    static String k(Collection<?> c) { return "collection"; }

    static class P {
        String name = "P";

        String who(P p) { return "P-P"; }

        static String s() { return "static P"; }

        String field() { return name; }
    }

    static class Q extends P {
        String name = "Q";

        @Override
        String who(P p) { return "Q-P"; }

        String who(Q q) { return "Q-Q"; }

        static String s() { return "static Q"; }
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        long l = 3;
        float fl = 1f;
        System.out.println(f(b) + f(s) + f(c) + f(l) + f(fl) + f(5) + f(Integer.valueOf(5)) + f("x") + f() + f(1, 2) + f((Object) 1) + f((Long) 5L));
        System.out.println(g("x") + g((Object) "x") + g("a", "b") + g() + g((Object[]) null) + g(new Object[] {1}) + g((Object) new Object[] {1}) + g(1) + h('a') + h('a' + 1) + h((char) 98) + k(new ArrayList<>()) + k(new HashSet<>()));
        P p = new Q();
        Q q = new Q();
        System.out.println(p.who(q) + q.who(q) + q.who(p) + p.name + ((P) q).name + q.name + q.field() + P.s() + Q.s());
        int i = 'a' * 2;
        i += 3.7;
        i -= 'b';
        c += 1;
        b = (byte) (b << 7);
        s = (short) (s | 0xFFFF0000);
        l = 1 << 40;
        long m = 1L << 40;
        int shift = 1 << -1;
        float f = 16777217;
        double d = 0.1f;
        System.out.println(i + " " + c + b + s + l + " " + m + " " + shift + " " + f + " " + d + " " + (int) Float.MAX_VALUE + (long) -1e30 + (char) -1.5 + (5 / 2 * 2.0) + 5 / 2.0f + 1 / 3 * 3 + 'a' / 2 + (byte) 'é' + (short) 1e6);
        Object o = true ? 1 : "s";
        Object n = true ? 1 : 2.0;
        Object x = false ? 'a' : 98;
        System.out.println(o + "" + n + x + (true ? null : 0) + (char) (c + 1) + (c + 1) + ("" + c + 1) + (1 + 2 + "3" + 4 * 5) + ("a" == "a") + (new String("a") == "a") + ('a' + 'b' + "c"));
        int j = 5;
        j = j++ + ++j;
        int k = j-- - --j;
        boolean t = false;
        if (t = true) j <<= 2;
        j ^= k;
        int[] a = {1, 2, 3};
        int at = 0;
        a[at] = at = 2;
        a[at++] += at;
        System.out.println(j + " " + k + t + Arrays.toString(a) + at + (j > 3 & k++ > 100 | t ^ false) + k + (j > 3 || k++ > 0) + k + -(-5) + ~-1 + +-+3 + (-7 / 2) + (-7 % 3) + (-7 >> 1) + (7 & -8) + (1.0 % 0.3) + (-0.0f == 0f) + (Float.NaN != Float.NaN));
    }
}
