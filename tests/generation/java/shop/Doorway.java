package shop;

/** What another class keeps can be set by a test: a branch that needs it is not infeasible. */
public class Doorway {
    public static boolean isThrough(int steps) {
        return steps == 5 && Door.isOpen;
    }
}

class Door {
    static boolean isOpen;
}
