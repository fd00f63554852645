// expect: safe
// states-at-most: 500000
// Whether a node's thread is still to be woken is known to the phaser only.
import java.util.concurrent.Phaser;

public class PhaserThree {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(3);
        for (int i = 0; i < 2; i++) new Thread(phaser::arriveAndAwaitAdvance).start();
        phaser.arriveAndAwaitAdvance();
        assert phaser.getPhase() == 1;
    }
}
