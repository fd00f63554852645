// expect: safe
// assumes: nothing
// The default stack takes what that of java takes: 20,000 small frames.
public class RecursionAsJava {
    static int depth(int n) {
        return n == 0 ? 0 : depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        assert depth(20_000) == 20_000;
    }
}
