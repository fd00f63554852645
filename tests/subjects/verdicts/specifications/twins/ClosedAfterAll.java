// expect: safe
// taken: Door.Closed 3 of 4
// keys: symbolic.method=ClosedAfterAll.check(sym)
// The right twin of KeptOpen: it is closed for each input.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ClosedAfterAll {
    @CallSpecifications(pltl = {"Closed ::= G (open() -> F close())"})
    static class Door {
        void open() {}

        void close() {}
    }

    static void check(int visitors) {
        Door door = new Door();
        door.open();
        if (visitors == 77) {
            door.open();
        }
        door.close();
    }

    public static void main(String[] args) {
        check(0);
    }
}
