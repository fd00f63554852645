// expect: safe
// A phaser with two parties.
import java.util.concurrent.Phaser;

public class PhaserTwo {
    static volatile int a, b;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            a = 1;
            phaser.arriveAndAwaitAdvance();
            assert b == 1;
        }).start();
        b = 1;
        phaser.arriveAndAwaitAdvance();
        assert a == 1;
    }
}
