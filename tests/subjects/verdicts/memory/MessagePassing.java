// expect: safe
// por: cross-check
// Data first, then the flag.
public class MessagePassing {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> {
            data = 42;
            ready = true;
        });
        Thread reader = new Thread(() -> {
            if (ready) {
                assert data == 42 : "ready, but no data";
            }
        });
        writer.start();
        reader.start();
    }
}
