// expect: safe
// Two threads exchange what they have; they do not spin.
import java.util.concurrent.Exchanger;

public class ExchangerPair {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<String> exchanger = new Exchanger<>();
        new Thread(() -> {
            try {
                assert exchanger.exchange("a").equals("b");
            } catch (InterruptedException stop) {
                throw new AssertionError(stop);
            }
        }).start();
        assert exchanger.exchange("b").equals("a");
    }
}
