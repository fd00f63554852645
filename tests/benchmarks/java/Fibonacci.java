/** Recursive static calls. args[0]: n, args[1]: repetitions. */
public class Fibonacci {
    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int repetitions = Integer.parseInt(args[1]);
        int sum = 0;
        for (int i = 0; i < repetitions; i++) {
            sum += fib(n);
        }
        System.out.println(sum);
    }
}
