// expect: violated assertion
// por: cross-check
// The lift looks at its door in one critical section and moves in the next.
public class ElevatorDoor {
    static boolean open, moving;

    static synchronized boolean isOpen() {
        return open;
    }

    static synchronized boolean isMoving() {
        return moving;
    }

    static synchronized void openDoor() {
        open = true;
        assert !moving : "the door opens while the lift moves";
    }

    static synchronized void move() {
        moving = true;
        assert !open : "the lift moves with its door open";
    }

    public static void main(String[] args) {
        Thread motor = new Thread(() -> {
            if (!isOpen()) {
                move();
            }
        });
        Thread door = new Thread(() -> {
            if (!isMoving()) {
                openDoor();
            }
        });
        motor.start();
        door.start();
    }
}
