// expect: violated race
// keys: listener=.listener.PreciseRaceDetector race.include=RaceIncluded$Account.*
// The accesses of one class count, and those of another do not.
public class RaceIncluded {
    static class Log {
        static int lines;
        static void line() { lines++; }
    }
    static class Account {
        static int sum;
        static void add() {
            Log.line();
            sum++;
        }
    }
    public static void main(String[] args) {
        new Thread(Account::add).start();
        new Thread(Account::add).start();
    }
}
