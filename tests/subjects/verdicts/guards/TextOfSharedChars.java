// expect: violated assertion
// por: cross-check
// The JDK's code for text reads an array while another thread writes to it.
public class TextOfSharedChars {
    static final char[] name = {'a', 'b'};

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            name[0] = 'x';
            name[1] = 'y';
        });
        writer.start();
        String text = new String(name);
        writer.join();
        assert !text.equals("ay") : "torn";
    }
}
