package parts;

/** Taken away after compilation. */
public class Absent {
    public static int value() {
        return 1;
    }
}
