// expect: violated assertion
// por: cross-check
// The clone of an array that another thread is writing to.
public class CloneTorn {
    static final char[] name = {'a', 'b'};

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            name[0] = 'x';
            name[1] = 'y';
        });
        writer.start();
        char[] copy = name.clone();
        writer.join();
        assert !(copy[0] == 'a' && copy[1] == 'y') : new String(copy);
    }
}
