// expect: safe
// keys: spec.throw=true
// output: handled java.lang.IllegalStateException
// What LIME's own monitors do: the exception that the specification names is thrown into the program.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ThrownIntoProgram {
    @CallSpecifications(
            regexp = {"OpenedOnce ::= open() ; read()*"},
            exception = IllegalStateException.class)
    static class Reader {
        int reads;

        void open() {}

        int read() {
            return ++reads;
        }
    }

    public static void main(String[] args) {
        Reader reader = new Reader();
        reader.open();
        reader.read();
        try {
            reader.open();
            throw new AssertionError("opened twice");
        } catch (IllegalStateException e) {
            System.out.println("handled " + e.getClass().getName());
        }
        if (reader.reads != 1) {
            throw new AssertionError();
        }
    }
}
