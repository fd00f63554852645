// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: element 0 of
// The text is made by the JDK's code, of an array that is the program's.
public class RaceStringOfChars {
    public static void main(String[] args) {
        char[] letters = {'a'};
        new Thread(() -> letters[0] = 'b').start();
        String text = new String(letters);
    }
}
