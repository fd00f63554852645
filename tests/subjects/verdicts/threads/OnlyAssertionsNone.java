// expect: safe
// keys: search.properties=assertion
// output: Exception in thread "main" java.lang.IllegalStateException: just ends
// The death of main too, with what Java prints of it.
public class OnlyAssertionsNone {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        throw new IllegalStateException("just ends");
    }
}
