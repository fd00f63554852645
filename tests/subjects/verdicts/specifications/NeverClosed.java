// expect: violated specification NeverClosed$Store.IsClosed
// blame: caller
// history: open() is called
// message: still open at the end
// What is opened has to be closed some time; the object is garbage when the program ends.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class NeverClosed {
    @CallSpecifications(pltl = {"IsClosed ::= G (open() -> F close())"})
    static class Store {
        void open() {}

        void close() {}
    }

    static void use() {
        Store store = new Store();
        store.open();
    }

    public static void main(String[] args) {
        use();
        Store other = new Store();
        other.open();
        other.close();
    }
}
