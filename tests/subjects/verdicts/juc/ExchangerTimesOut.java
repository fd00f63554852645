// expect: violated uncaught java.util.concurrent.TimeoutException
// The other one may be late.
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;

public class ExchangerTimesOut {
    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                exchanger.exchange("a");
            } catch (InterruptedException stop) {
                return;
            }
        });
        other.setDaemon(true);
        other.start();
        exchanger.exchange("b", 1, TimeUnit.SECONDS);
    }
}
