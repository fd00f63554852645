// expect: safe
// keys: listener=.listener.PreciseRaceDetector race.exclude=java.*,RaceExcluded$Log.*
// Two threads count without order, in a method that the user does not care about.
public class RaceExcluded {
    static class Log {
        static int lines;
        static void line() { lines++; }
    }
    public static void main(String[] args) {
        new Thread(Log::line).start();
        new Thread(Log::line).start();
    }
}
