// expect: violated exit
// message: exit status 1
// keys: search.properties=exit
// output: FAILURES
// As JUnit's runners do: failures are printed, and main's caller learns of them by the exit status. Another thread halts
// the machine in the same way.
public class ExitByRunner {
    static int run(Runnable... tests) {
        int failures = 0;
        for (Runnable test : tests) {
            try {
                test.run();
            } catch (AssertionError error) {
                ++failures;
            }
        }
        return failures;
    }

    public static void main(String[] args) throws InterruptedException {
        int failures = run(() -> {
            throw new AssertionError();
        });
        System.out.println("FAILURES");
        Thread runner = new Thread(() -> Runtime.getRuntime().halt(failures));
        runner.start();
        runner.join();
    }
}
