// expect: as java
/** Wide arguments, deep operand stacks, long and double through every kind of call. */
public class DeepExpressions {
    interface Mixed {
        double go(int a, long b, float c, double d, Object e, byte f, char g, boolean h, short i, long[] j, double k);
    }

    static class Impl implements Mixed {
        final double base;

        Impl(long a, double b, int c, long d) {
            base = a + b * c - d;
        }

        public double go(int a, long b, float c, double d, Object e, byte f, char g, boolean h, short i, long[] j, double k) {
            return base + a + b * 2 + c * 3 + d * 4 + e.hashCode() + f * 5 + g + (h ? 1 : 0) + i + j[0] + k;
        }

        private long priv(double a, long b, double c) {
            return (long) (a - b + c);
        }

        long callPriv() {
            return priv(1.5, 2L, 1e3);
        }
    }

    static long nest(long a, long b) {
        return a * 31 + b;
    }

    static <T> T id(T t) {
        return t;
    }

    public static void main(String[] args) {
        Impl impl = new Impl(1L << 40, 2.5, 3, -4L);
        Mixed mixed = impl;
        System.out.println(mixed.go(1, 2L, 3f, 4d, "five", (byte) 6, '7', true, (short) 8, new long[] {9}, 10));
        System.out.println(impl.go(-1, -2L, -3f, -4d, 'x', (byte) -6, '\0', false, (short) -8, new long[] {Long.MIN_VALUE}, 1e-3));
        System.out.println(impl.callPriv());
        System.out.println(nest(1, nest(2, nest(3, nest(4, nest(5, nest(6, nest(7, nest(8, nest(9, nest(10, 11)))))))))));
        System.out.println(1 + (2 + (3 + (4 + (5 + (6 + (7 + (8 + (9 + (10 + (11 + (12 + (13L + (14 + (15.5 + 16)))))))))))))));
        System.out.println(((((((((1.0 - 2) * 3 - 4) / 5 - 6) * 7 - 8) / 9) - 10) * 11) - 12) / 13);
        System.out.println(id(id(id("deep"))) + id(5L) + id(2.5) + id('c'));
        long l = 1;
        double d = 1;
        for (int i = 1; i < 20; i++) {
            l = l * i + (long) d % i;
            d = d / i + l % 7 - (i % 2 == 0 ? l : d);
        }
        System.out.println(l + " " + d);
        System.out.println((int) (char) (byte) (short) (long) (float) 70000.5);
        boolean b = (1 < 2) == (3 > 4) != (5L >= 5) ^ (2.0 <= 1f) | !(1 == 1) & true;
        System.out.println(b);
    }
}
