// expect: safe
// output: 0 3 8
// Without cg.enumerate_random the numbers are those that the seed gives under java.
import java.util.Random;

public class RandomSeeded {
    public static void main(String[] args) {
        Random random = new Random(42);
        System.out.println(random.nextInt(10) + " " + random.nextInt(10) + " " + random.nextInt(10));
    }
}
