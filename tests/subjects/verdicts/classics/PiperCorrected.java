// expect: safe
// The correct twin of Piper.
public class PiperCorrected {
    static final int SEATS = 1;
    static int seated;

    static synchronized void sit() throws InterruptedException {
        while (seated == SEATS) {
            PiperCorrected.class.wait();
        }
        seated++;
        assert seated <= SEATS : "more passengers than seats";
    }

    static synchronized void leave() {
        seated--;
        PiperCorrected.class.notifyAll();
    }

    public static void main(String[] args) {
        Runnable passenger = () -> {
            try {
                sit();
                leave();
            } catch (InterruptedException e) {
                assert false;
            }
        };
        for (int i = 0; i < 3; i++) {
            new Thread(passenger).start();
        }
    }
}
