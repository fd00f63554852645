// expect: safe
// The elevator goes floor by floor to the floor it was called to, in as many steps as there are floors between.
import fi.hut.ics.lime.tester.LCT;

public class ElevatorStops {
    public static void main(String[] args) {
        int target = LCT.getInteger(1, 6);
        int current = LCT.getInteger(1, 6);
        int distance = Math.abs(target - current);
        int steps = 0;
        while (current != target) {
            current += current < target ? 1 : -1;
            steps++;
            LCT.assertion(current >= 1 && current <= 6);
        }
        LCT.assertion(steps == distance);
    }
}
