// expect: violated specification OtherWork$Door.ClosedOnce
// blame: caller
// history: close() is called; close() is called
// keys: search.class=priority search.heuristic=specification search.random_percent=0
// states-at-most: 200
// Where the door is never closed there is much to do; who sees that no call of it can come there any more leaves it be.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class OtherWork {
    @CallSpecifications(regexp = {"ClosedOnce ::= close()?"})
    static class Door {
        void close() {}
    }

    static Door door;

    static int rounds(int rounds) {
        int work = 0;
        for (int i = 0; i < rounds; i++) {
            work = 4 * work + Verify.getInt(0, 3);
        }
        return work;
    }

    static int elsewhere() {
        return rounds(12);
    }

    static int atTheDoor() {
        int work = rounds(4);
        door.close();
        if (work == 27) {
            door.close();
        }
        return work;
    }

    public static void main(String[] args) {
        door = new Door();
        int work = Verify.getInt(0, 3) == 2 ? atTheDoor() : elsewhere();
    }
}
