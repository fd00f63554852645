// expect: safe
// keys: cg.enumerate_random=true
// The correct twin of RandomDivision.
import java.util.Random;

public class RandomNoDivision {
    public static void main(String[] args) {
        Random random = new Random(42);
        int a = random.nextInt(2);
        int b = random.nextInt(3);
        int c = b + a == 2 ? 0 : a / (b + a - 2);
        System.out.println(c);
    }
}
