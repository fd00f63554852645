package shop;

/** A state that no constructor makes and no method sets: some of the code serves it all the same. */
public class Sealed {
    private int state;
    private int unused = 3;

    public String describe() {
        switch (state) {
            case 0:
                return "new";
            case 4711:
                return "restored";
            default:
                return "state " + state;
        }
    }

    public int getUnused() {
        return unused;
    }
}
