// expect: safe
// A thread inherits the value that its maker had when it was made.
public class InheritableLocals {
    static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>();

    public static void main(String[] args) throws InterruptedException {
        NAME.set("first");
        Thread child = new Thread(() -> {
            assert NAME.get().equals("first");
            NAME.set("child's");
        });
        NAME.set("second");
        child.start();
        child.join();
        assert NAME.get().equals("second");
    }
}
