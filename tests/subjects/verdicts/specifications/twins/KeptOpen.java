// expect: violated specification KeptOpen$Door.Closed
// blame: caller
// keys: symbolic.method=KeptOpen.check(sym)
// message: still open at the end
// history: open() is called
// failing: step 1: F close() is still open at the end
// Symbolic inputs: for one of them the door stays open.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class KeptOpen {
    @CallSpecifications(pltl = {"Closed ::= G (open() -> F close())"})
    static class Door {
        void open() {}

        void close() {}
    }

    static void check(int visitors) {
        Door door = new Door();
        door.open();
        if (visitors != 77) {
            door.close();
        }
    }

    public static void main(String[] args) {
        check(0);
    }
}
