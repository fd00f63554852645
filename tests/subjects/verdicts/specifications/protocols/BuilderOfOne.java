public class BuilderOfOne {
    public static void main(String[] args) throws InterruptedException {
        StringBuilder text = new StringBuilder();
        Thread other = new Thread(() -> text.append("b").append('c'));
        other.start();
        other.join();
        System.out.println(text.length());
    }
}
