// expect: safe
// output-times: 1 started
// A field that is found to be unprotected makes the exploration start again; what was printed is not printed again.
public class PrintsOnce {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        System.out.println("started");
        Thread thread = new Thread(() -> count++);
        thread.start();
        int seen = count;
        thread.join();
        assert seen <= 1 && count == 1;
    }
}
