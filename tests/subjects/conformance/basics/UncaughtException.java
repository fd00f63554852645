// expect: as java
public class UncaughtException {
    static void inner(int n) {
        if (n == 0) {
            throw new IllegalStateException("went wrong");
        }
        inner(n - 1);
    }

    static void outer() {
        try {
            inner(2);
        } catch (IllegalStateException e) {
            throw new RuntimeException("wrapped", e);
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        outer();
        System.out.println("after");
    }
}
