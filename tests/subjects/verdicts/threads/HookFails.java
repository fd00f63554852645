// expect: violated assertion
// por: cross-check
// A shutdown hook runs when the last thread has ended, and sees what the program has left.
public class HookFails {
    static int open;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert open == 0;
        }));
        new Thread(() -> open++).start();
    }
}
