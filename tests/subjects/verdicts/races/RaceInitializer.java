// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// What a class initializer wrote is ordered before every use of the class.
public class RaceInitializer {
    static class Table {
        static int[] squares = new int[3];

        static {
            for (int i = 0; i < squares.length; i++) {
                squares[i] = i * i;
            }
        }
    }

    public static void main(String[] args) {
        Runnable use = () -> {
            assert Table.squares[2] == 4;
        };
        new Thread(use).start();
        new Thread(use).start();
    }
}
