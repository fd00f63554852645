public class BuilderCut {
    static final StringBuilder text = new StringBuilder("abc");

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> text.setLength(0));
        text.setCharAt(0, 'A');
        other.start();
        other.join();
    }
}
