// expect: safe
// por: cross-check
// A thread spins until another one has written, which it has not when it is run first.
public class SetUpAwaited {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> { while (!done) { } });
        spinner.start();
        done = true;
        spinner.join();
    }
}
