// expect: violated uncaught java.lang.ArithmeticException
// witness: [3, 3, 2]
// A call to the floor where the elevator stands, with people waiting: a division by the distance.
import fi.hut.ics.lime.tester.LCT;

public class ElevatorDoor {
    public static void main(String[] args) {
        int target = LCT.getInteger(1, 10);
        int current = LCT.getInteger(1, 10);
        int waiting = LCT.getInteger(0, 8);
        if (waiting == 0) return;
        int distance = target > current ? target - current : current - target;
        int load = waiting > 8 ? 0 : waiting / distance;
        LCT.assertion(load <= waiting);
    }
}
