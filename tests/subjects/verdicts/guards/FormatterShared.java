// expect: violated assertion
// A Formatter that two threads use: their texts may be mixed.
import java.util.Formatter;

public class FormatterShared {
    public static void main(String[] args) throws InterruptedException {
        Formatter formatter = new Formatter();
        Thread other = new Thread(() -> formatter.format("a%db", 1));
        other.start();
        formatter.format("c%dd", 2);
        other.join();
        String all = formatter.toString();
        assert all.equals("a1bc2d") || all.equals("c2da1b") : all;
    }
}
