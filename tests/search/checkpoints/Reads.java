// Safe. What it reads may be another text when the run goes on.
public class Reads {
    static volatile int turns;

    public static void main(String[] arguments) throws Exception {
        int first = System.in.read();
        Thread other = new Thread(() -> turns += first);
        other.start();
        turns++;
        other.join();
    }
}
