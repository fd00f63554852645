// expect: violated assertion
// por: cross-check
// A lost update in an array element.
public class ArrayElementRace {
    static final int[] counts = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> counts[1]++);
        Thread b = new Thread(() -> counts[1]++);
        a.start();
        b.start();
        a.join();
        b.join();
        assert counts[1] == 2 : "lost update";
    }
}
