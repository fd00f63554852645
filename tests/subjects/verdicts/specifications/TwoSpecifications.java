// expect: violated specification TwoSpecifications$Source.OpenFirst
// blame: caller
// history: open() is called; read() is called; open() is called
// also: specification
// keys: search.multiple_errors=true search.class=bfs
// errors: 2
// The specifications of an interface and of the class that implements it hold together.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class TwoSpecifications {
    @CallSpecifications(pltl = {"OpenFirst ::= G (read() -> O open())"})
    interface Source {
        void open();

        void read();
    }

    @CallSpecifications(regexp = {"OpenOnce ::= (open() ; read()*) | read()*"})
    static class File implements Source {
        public void open() {}

        public void read() {}
    }

    public static void main(String[] args) {
        File file = new File();
        if (Verify.getBoolean()) {
            file.read();
        } else {
            file.open();
            file.read();
            file.open();
        }
    }
}
