// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: RaceObjectClone.value
public class RaceObjectClone implements Cloneable {
    int value;

    public static void main(String[] args) {
        RaceObjectClone object = new RaceObjectClone();
        new Thread(() -> object.value = 1).start();
        object.copy();
    }

    Object copy() {
        try {
            return clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }
}
