// Seven doors, each of which one word of ten opens, before the time is over: what is tried shows in the state. Neither depth
// first nor breadth first comes there within so many states as the searches beside it need.
import gov.nasa.jpf.vm.Verify;

public class DeepDoor {
    static final int TIME = 12;
    static int time, tried;

    static boolean opens(int word) {
        int said = Verify.getInt(0, 9);
        tried = tried * 31 + said;
        return said == word;
    }

    static void treasure() {
        throw new IllegalStateException("found");
    }

    static void seventh() {
        while (time++ < TIME) if (opens(4)) treasure();
    }

    static void sixth() {
        while (time++ < TIME) if (opens(7)) seventh();
    }

    static void fifth() {
        while (time++ < TIME) if (opens(3)) sixth();
    }

    static void fourth() {
        while (time++ < TIME) if (opens(8)) fifth();
    }

    static void third() {
        while (time++ < TIME) if (opens(2)) fourth();
    }

    static void second() {
        while (time++ < TIME) if (opens(6)) third();
    }

    static void first() {
        while (time++ < TIME) if (opens(5)) second();
    }

    public static void main(String[] args) {
        first();
    }
}
