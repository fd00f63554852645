// expect: violated specification OpenAtExit$Store.IsClosed
// blame: caller
// history: open() is called
// message: still open at the end
// System.exit ends the program as well.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class OpenAtExit {
    @CallSpecifications(pltl = {"IsClosed ::= G (open() -> F close())"})
    static class Store {
        void open() {}

        void close() {}
    }

    public static void main(String[] args) {
        Store store = new Store();
        store.open();
        if (args.length == 0) {
            System.exit(0);
        }
        store.close();
    }
}
