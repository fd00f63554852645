// expect: as java
public class CompoundAssignment {
    static int field = 10;
    int instance = 3;
    static int evaluations;

    static int index() {
        return evaluations++;
    }

    public static void main(String[] args) {
        byte b = 127;
        b++;
        System.out.println(b);
        b += 1000;
        System.out.println(b);
        b *= 3.7;
        System.out.println(b);
        short s = 1;
        s -= 70000;
        System.out.println(s);
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c);
        c *= 2;
        System.out.println((int) c);
        int i = 5;
        i += 3.99;
        System.out.println(i);
        i -= 1e20;
        System.out.println(i);
        i = 7;
        i /= 2.5f;
        System.out.println(i);
        i %= -2;
        System.out.println(i);
        long l = 1;
        l <<= 62;
        l += l;
        System.out.println(l);
        l >>>= 60;
        System.out.println(l);
        float f = 1;
        f += 1e10;
        System.out.println(f);
        i = 1;
        i = i++ + ++i;
        System.out.println(i);
        i = i-- - --i;
        System.out.println(i);
        int[] a = {1, 2, 3};
        a[index()] += 10;
        a[index()]++;
        a[index()] <<= a[0];
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + evaluations);
        field += field++ * 2 + field;
        System.out.println(field);
        CompoundAssignment o = new CompoundAssignment();
        o.instance *= o.instance-- - o.instance;
        System.out.println(o.instance);
        int x = 10;
        x += x++ + ++x;
        System.out.println(x);
        boolean t = true;
        t &= false;
        t |= true;
        t ^= true;
        System.out.println(t);
        Integer boxed = 5;
        boxed++;
        boxed += 2;
        System.out.println(boxed);
        String text = null;
        text += 1 + 2;
        System.out.println(text);
        int p, q, r;
        p = q = r = 4;
        System.out.println(p + q + r);
    }
}
