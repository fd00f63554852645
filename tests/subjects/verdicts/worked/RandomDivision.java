// expect: violated uncaught java.lang.ArithmeticException
// keys: cg.enumerate_random=true
// With Random as a choice, b+a==2 is found: (0,2) and (1,1).
import java.util.Random;

public class RandomDivision {
    public static void main(String[] args) {
        Random random = new Random(42);
        int a = random.nextInt(2);
        int b = random.nextInt(3);
        int c = a / (b + a - 2);
        System.out.println(c);
    }
}
