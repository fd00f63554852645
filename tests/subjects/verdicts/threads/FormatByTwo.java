// expect: safe
// assumes: look-up-in-one-step
// What String.format needs to know of a locale is looked up the first time, by hundreds of accesses to the class library's caches.
public class FormatByTwo {
    static String one, other;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> one = String.format("%d-%s", 1, "a"));
        Thread second = new Thread(() -> other = String.format("%d-%s", 2, "b"));
        first.start();
        second.start();
        first.join();
        second.join();
        if (!one.equals("1-a") || !other.equals("2-b")) throw new AssertionError(one + other);
    }
}
