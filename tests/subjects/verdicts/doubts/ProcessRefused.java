// expect: unknown starts a process
// doubt: assertion
// reasons: started-process
public class ProcessRefused {
    public static void main(String[] args) throws InterruptedException {
        try {
            assert new ProcessBuilder("true").start().waitFor() == 0;
        } catch (java.io.IOException refused) {
            assert false;
        }
    }
}
