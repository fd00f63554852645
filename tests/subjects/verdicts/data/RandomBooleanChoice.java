// expect: violated assertion
// keys: cg.enumerate_random=true
import java.util.Random;

public class RandomBooleanChoice {
    public static void main(String[] args) {
        Random random = new Random(1);
        assert random.nextBoolean() || random.nextBoolean() : "twice false";
    }
}
