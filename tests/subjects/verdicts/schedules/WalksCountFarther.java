// expect: violated assertion
// A walk that lets the counter begin before anybody is done goes on and on, by steps that are longer and longer. The
// search itself comes to the error before it comes to that.
public class WalksCountFarther {
    static volatile boolean isDone;
    static volatile int one, other, third;

    public static void main(String[] args) {
        new Thread(() -> isDone = true).start();
        new Thread(() -> {
            for (int i = 1; i <= 40; i++) one = i;
        }).start();
        new Thread(() -> {
            for (int i = 1; i <= 40; i++) other = i;
        }).start();
        new Thread(() -> {
            for (int i = 1; i <= 40; i++) third = i;
            assert one != 0 || other != 0 || !isDone;
        }).start();
        Thread counter = new Thread(() -> {
            if (isDone) return;
            long count = 0;
            while (count >= 0) count++;
        });
        counter.setDaemon(true);
        counter.start();
    }
}
