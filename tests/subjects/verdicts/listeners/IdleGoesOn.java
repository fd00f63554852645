// expect: safe
// keys: listener=.listener.IdleFilter idle.max_backjumps=2
// JPF's default action: others go on, and nothing is left out.
public class IdleGoesOn {
    static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            while (!flag) { }
        });
        other.start();
        flag = true;
        other.join();
    }
}
