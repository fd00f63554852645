// expect: safe
// assumes: stack-limit
public class StackLimitReached {
    static int depth;

    static void deeper() {
        depth++;
        deeper();
    }

    public static void main(String[] args) {
        try {
            deeper();
        } catch (StackOverflowError full) {
            assert depth < 100_000;
        }
    }
}
