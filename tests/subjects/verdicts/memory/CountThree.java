// expect: violated assertion
// por: cross-check
// Two unlocked increments twice each can end at 2.
public class CountThree {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Runnable twice = () -> {
            count++;
            count++;
        };
        Thread a = new Thread(twice);
        Thread b = new Thread(twice);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count >= 3 : "two updates were lost";
    }
}
