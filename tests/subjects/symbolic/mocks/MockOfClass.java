// expect: violated uncaught java.lang.ArithmeticException
// method: foo(sym#sym#sym)
// keys: symbolic.mocks=all symbolic.objects=constructors symbolic.min_int=0 symbolic.max_int=20
// The tenth pass through the loop divides by zero, for a class that implements an interface which it does not.
public class MockOfClass {
    interface I {}

    static class C {}

    static int foo(C c, int n, int d) {
        int sum = 0;
        if (c instanceof I)
            for (int i = 1; i <= n && i <= 100; i++)
                if (i < 10)
                    sum += i / bar(d);
                else
                    sum += i / d;
        return sum;
    }

    static int bar(int d) {
        return d == 0 ? 1 : d;
    }
}
