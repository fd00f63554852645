/** Floating-point arithmetic: the logistic map, a sum of inverse squares, and a Newton square root. args[0]: rounds. */
public class DoubleArithmetic {
    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        double x = 0.4;
        double sum = 0;
        double root = 1;
        for (int i = 1; i <= rounds; i++) {
            x = 3.9 * x * (1 - x);
            sum += 1.0 / ((double) i * i);
            root = 0.5 * (root + (1 + x) / root);
            if (root > 10) {
                root -= 10;
            }
        }
        System.out.println(x + " " + sum + " " + root);
    }
}
