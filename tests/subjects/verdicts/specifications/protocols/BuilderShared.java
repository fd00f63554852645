public class BuilderShared {
    public static void main(String[] args) throws InterruptedException {
        StringBuilder text = new StringBuilder();
        Thread other = new Thread(() -> text.append("b"));
        other.start();
        other.join();
        text.append('a');
    }
}
