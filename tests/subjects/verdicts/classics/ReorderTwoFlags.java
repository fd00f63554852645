// expect: violated assertion
// por: cross-check
// Two fields set one after the other; a reader between them sees a pair that should not be.
public class ReorderTwoFlags {
    static int a, b;

    public static void main(String[] args) {
        Thread setter = new Thread(() -> {
            a = 1;
            b = -1;
        });
        Thread checker = new Thread(() -> {
            boolean before = a == 0 && b == 0;
            if (!before) {
                assert a == 1 && b == -1 : "half set";
            }
        });
        setter.start();
        checker.start();
    }
}
