import java.util.Random;

/** Divides by zero for some values of the random numbers; with this seed an ordinary run does not show it. */
public class RandomDivision {
    public static void main(String[] args) {
        Random random = new Random(42);
        int a = random.nextInt(2);
        int b = random.nextInt(3);
        System.out.println("a=" + a + " b=" + b);
        int c = a / (b + a - 2);
        System.out.println("c=" + c);
    }
}
