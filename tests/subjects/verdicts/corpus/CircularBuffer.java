// expect: violated assertion
// A reader of a circular buffer that trusts a count which is raised before the element is stored.
public class CircularBuffer {
    static final int[] elements = new int[3];
    static volatile int count;
    static int first, next;

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 1; i <= 3; i++) {
                if (count == elements.length) continue;
                count++;
                elements[next] = i;
                next = (next + 1) % elements.length;
            }
        }).start();
        new Thread(() -> {
            int expected = 1;
            for (int i = 0; i < 3; i++)
                if (count > i) {
                    int got = elements[first];
                    first = (first + 1) % elements.length;
                    assert got == expected++ : "not stored yet";
                }
        }).start();
    }
}
