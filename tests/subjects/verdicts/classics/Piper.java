// expect: violated assertion
// Passengers of two flights share the seats of one lounge; `if` in place of `while` lets a third passenger sit on
// somebody's lap.
public class Piper {
    static final int SEATS = 1;
    static int seated;

    static synchronized void sit() throws InterruptedException {
        if (seated == SEATS) {
            Piper.class.wait();
        }
        seated++;
        assert seated <= SEATS : "more passengers than seats";
    }

    static synchronized void leave() {
        seated--;
        Piper.class.notifyAll();
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
