// expect: as java
public class EvaluationOrder {
    static StringBuilder log = new StringBuilder();

    static int v(int n) {
        log.append(n).append(' ');
        return n;
    }

    static int[] arr(int n) {
        log.append("a").append(n).append(' ');
        return n < 0 ? null : new int[n];
    }

    static int fail(String s) {
        log.append(s).append(' ');
        throw new RuntimeException(s);
    }

    static EvaluationOrder self(int n) {
        log.append("self").append(n).append(' ');
        return n < 0 ? null : new EvaluationOrder();
    }

    int f;

    int call(int a, int b) {
        log.append("call ");
        return a + b;
    }

    static void flush(String label) {
        System.out.println(label + ": " + log);
        log.setLength(0);
    }

    static void attempt(String label, Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            log.append("! ").append(e.getClass().getSimpleName());
        }
        flush(label);
    }

    public static void main(String[] args) {
        int r = v(1) + v(2) * v(3) - v(4);
        flush("operands " + r);
        attempt("array index then value", () -> arr(2)[v(1)] = v(7));
        attempt("null array, value first", () -> arr(-1)[v(1)] = v(7));
        attempt("index out of range, value first", () -> arr(1)[v(5)] = v(7));
        attempt("value fails before null", () -> arr(-1)[v(1)] = fail("rhs"));
        attempt("compound on null fails first", () -> arr(-1)[v(1)] += fail("rhs"));
        attempt("index fails", () -> arr(1)[fail("index")] = v(1));
        attempt("null receiver, arguments first", () -> self(-1).call(v(1), v(2)));
        attempt("field of null, value first", () -> self(-1).f = v(3));
        attempt("field", () -> self(1).f += v(3));
        attempt("division, both operands", () -> System.out.println(v(1) / v(0)));
        attempt("dimensions", () -> System.out.println(new int[v(2)][v(-1)][v(3)].length));
        attempt("dimension fails", () -> System.out.println(new int[v(2)][fail("dim")][v(3)].length));
        attempt("conditional", () -> System.out.println(v(1) > 0 ? v(2) : v(3)));
        attempt("short circuit", () -> System.out.println(v(1) > 1 && v(2) > 0 || v(3) > 0));
        int i = 1;
        i = i++ + i++ * --i;
        System.out.println(i);
        int[] a = {0, 0, 0};
        int k = 0;
        a[k] = k = 2;
        a[k--] += k++ + k;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    }
}
