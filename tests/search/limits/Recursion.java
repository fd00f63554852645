// Calls without a loop.
public class Recursion {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] arguments) {
        fibonacci(60);
    }
}
