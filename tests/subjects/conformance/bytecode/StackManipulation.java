// expect: as java
/** Expressions for which javac emits the dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2 and pop2 families. */
public class StackManipulation {
    int i = 1;
    long l = 2;
    double d = 3;
    String s = "s";
    Integer boxed = 5;
    static long sl = 7;
    static int si = 8;
    long[] longs = {1, 2, 3};
    int[] ints = {1, 2, 3};
    byte[] bytes = {1, 2, 3};
    Object[] objects = {"a", "b"};
    double[] doubles = {1, 2};

    int next() {
        return i++;
    }

    StackManipulation me() {
        return this;
    }

    public static void main(String[] args) {
        StackManipulation m = new StackManipulation();
        System.out.println(m.i++ + ++m.i + " " + m.l++ + " " + ++m.l + " " + (m.d *= 2) + " " + m.d++);
        System.out.println(sl++ + " " + ++sl + " " + (si += 5) + " " + si-- + " " + (sl <<= 3));
        System.out.println(m.longs[1]++ + " " + ++m.longs[1] + " " + (m.longs[2] += m.longs[0]--) + " " + m.longs[0]);
        System.out.println(m.ints[1]++ + " " + ++m.ints[1] + " " + (m.ints[2] *= m.ints[0] += 4) + " " + m.bytes[2]++ + m.bytes[2]);
        System.out.println(m.me().me().i++ + " " + (m.me().l = m.me().i = 9) + " " + m.l);
        System.out.println(m.s += "t" + (m.s += 1));
        long x, y, z;
        x = y = z = m.longs[0] = m.l = sl = 1L << 50;
        System.out.println(x + y + z + m.longs[0] + m.l + sl);
        double p = m.doubles[0] = m.doubles[1] = m.d = 2.5;
        System.out.println(p + m.doubles[0] + m.doubles[1]);
        Object o = m.objects[0] = m.objects[1] = m.s = "chain";
        System.out.println(o + "" + m.objects[0] + m.objects[1] + m.s);
        System.out.println(m.boxed++ + " " + ++m.boxed + " " + m.boxed);
        m.next();
        m.l++;
        Math.max(1L, 2L);
        m.longs[1]--;
        String[] texts = {"a"};
        texts[m.ints[0] - m.ints[0]] += 1 + 2L + "b";
        System.out.println(texts[0] + m.i);
        int a = 1, b = 2;
        a = a + b - (b = a);
        System.out.println(a + " " + b);
        m.ints[m.ints[1] = 2] = m.ints[0] = 42;
        System.out.println(m.ints[0] + " " + m.ints[1] + " " + m.ints[2]);
    }
}
