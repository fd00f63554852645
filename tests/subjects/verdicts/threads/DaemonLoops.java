// expect: safe
// por: cross-check
// A daemon that never ends does not keep the program alive, nor the state space open.
public class DaemonLoops {
    static volatile int beat;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            while (true) {
                beat = (beat + 1) % 3;
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        assert beat >= 0 && beat < 3;
    }
}
