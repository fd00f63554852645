// expect: violated assertion
// What is left out elsewhere, here the order of numbers of another seed, does not make what was executed less certain.
public class OneStepIsCertain {
    public static void main(String[] args) {
        int number = new java.util.Random().nextInt(10);
        assert number > 10;
    }
}
