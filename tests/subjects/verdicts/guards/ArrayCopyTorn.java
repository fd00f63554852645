// expect: violated assertion
// por: cross-check
// System.arraycopy copies element by element: it can see one of two writes and not the other.
public class ArrayCopyTorn {
    static final int[] from = {0, 0}, to = {0, 0};

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            from[0] = 1;
            from[1] = 1;
        });
        writer.start();
        System.arraycopy(from, 0, to, 0, 2);
        writer.join();
        assert !(to[0] == 0 && to[1] == 1) : "the second write was seen, the first one was not";
    }
}
