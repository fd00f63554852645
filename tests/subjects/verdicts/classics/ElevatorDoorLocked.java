// expect: safe
// por: cross-check
// The correct twin of ElevatorDoor: looking and acting are one critical section.
public class ElevatorDoorLocked {
    static boolean open, moving;

    static synchronized void openDoorIfStanding() {
        if (!moving) {
            open = true;
            assert !moving;
        }
    }

    static synchronized void moveIfClosed() {
        if (!open) {
            moving = true;
        }
        assert !(open && moving) : "the lift moves with its door open";
    }

    public static void main(String[] args) {
        Thread motor = new Thread(() -> moveIfClosed());
        Thread door = new Thread(() -> openDoorIfStanding());
        motor.start();
        door.start();
    }
}
