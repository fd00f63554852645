// expect: violated assertion
// por: cross-check
// Another thread sees a copy half done.
public class ArrayCopySeen {
    static final Object[] from = {"a", "b"}, to = new Object[2];

    public static void main(String[] args) throws InterruptedException {
        boolean[] half = {false};
        Thread reader = new Thread(() -> {
            Object second = to[1], first = to[0];
            half[0] = first != null && second == null;
        });
        reader.start();
        System.arraycopy(from, 0, to, 0, 2);
        reader.join();
        assert !half[0] : "half a copy";
    }
}
