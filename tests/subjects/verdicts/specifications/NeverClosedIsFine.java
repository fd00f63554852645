// expect: safe
// keys: spec.end=false
// NeverClosed, where the end of the program does not count.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class NeverClosedIsFine {
    @CallSpecifications(pltl = {"IsClosed ::= G (open() -> F close())"})
    static class Store {
        void open() {}

        void close() {}
    }

    public static void main(String[] args) {
        new Store().open();
    }
}
