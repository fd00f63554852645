// expect: safe
// por: cross-check
// Each thread has an element of its own.
public class ArrayElementsApart {
    static final int[] counts = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> counts[0]++);
        Thread b = new Thread(() -> counts[1]++);
        a.start();
        b.start();
        a.join();
        b.join();
        assert counts[0] == 1 && counts[1] == 1;
    }
}
