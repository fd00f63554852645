// expect: as java
public class MethodCalls {
    static long sum(long a, int b, double c, float d, byte e, long f) {
        return a + b + (long) c + (long) d + e + f;
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static String kind(Object o) {
        return "object";
    }

    static String kind(String o) {
        return "string";
    }

    static String kind(int o) {
        return "int";
    }

    static String kind(long o) {
        return "long";
    }

    static String kind(Integer o) {
        return "Integer";
    }

    static String kind(int... o) {
        return "varargs " + o.length;
    }

    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    double instance(double x, long y, double z) {
        return x - y * z;
    }

    static void swap(int[] pair, int other) {
        int t = pair[0];
        pair[0] = pair[1];
        pair[1] = t;
        other = 100;
    }

    public static void main(String[] args) {
        System.out.println(sum(1L << 33, -5, 2.9, 3.9f, (byte) 200, 7L));
        System.out.println(fib(20) + " " + ackermann(2, 5));
        short s = 3;
        System.out.println(kind("x") + kind((Object) "x") + kind(1) + kind(1L) + kind(s) + kind('c') + kind(Integer.valueOf(1))
                + kind() + kind(1, 2) + kind(1.0) + kind((Object) null));
        System.out.println(isEven(101) + " " + isOdd(77));
        System.out.println(new MethodCalls().instance(1.5, 10L, 0.25));
        int[] pair = {1, 2};
        int other = 5;
        swap(pair, other);
        System.out.println(pair[0] + " " + pair[1] + " " + other);
    }
}
