// expect: safe
// The right twin of NeverClosed.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class AllClosed {
    @CallSpecifications(pltl = {"IsClosed ::= G (open() -> F close())"})
    static class Store {
        void open() {}

        void close() {}
    }

    public static void main(String[] args) {
        Store first = new Store(), second = new Store();
        first.open();
        second.open();
        second.close();
        first.close();
    }
}
