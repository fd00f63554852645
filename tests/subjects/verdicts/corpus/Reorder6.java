// expect: violated assertion
// 5 threads set a and then b, and one looks between them: the error needs one switch among many threads.
public class Reorder6 {
    static int a, b;

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++)
            new Thread(() -> {
                a = 1;
                b = -1;
            }).start();
        new Thread(() -> {
            int first = a, second = b;
            assert first == 0 && second == 0 || first == 1 && second == -1 : "half set";
        }).start();
    }
}
