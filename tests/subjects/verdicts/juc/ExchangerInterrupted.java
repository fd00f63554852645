// expect: violated uncaught java.lang.InterruptedException
// A thread that waits for another one to exchange something with can be interrupted.
import java.util.concurrent.Exchanger;

public class ExchangerInterrupted {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        new Thread(main::interrupt).start();
        new Exchanger<String>().exchange("nobody");
    }
}
