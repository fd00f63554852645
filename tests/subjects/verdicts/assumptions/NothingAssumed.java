// expect: safe
// assumes: nothing
public class NothingAssumed {
    public static void main(String[] args) throws InterruptedException {
        ThreadLocal<String> local = ThreadLocal.withInitial(() -> "x");
        Thread other = new Thread(() -> local.set("y"));
        other.start();
        other.join();
        assert local.get().equals("x");
    }
}
