// expect: violated assertion
// por: cross-check
// The flag is raised before the data is there.
public class MessagePassingFlagFirst {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> {
            ready = true;
            data = 42;
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
