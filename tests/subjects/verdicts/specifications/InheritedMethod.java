// expect: violated specification InheritedMethod$Once.Once
// blame: caller
// history: close() is called; close() is called
// A method that the class inherits is observed where the class implements the interface, and only there.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class InheritedMethod {
    @CallSpecifications(regexp = {"Once ::= close()?"})
    interface Once {
        void close();
    }

    static class Base {
        public void close() {}
    }

    static class Observed extends Base implements Once {}

    public static void main(String[] args) {
        Base base = new Base();
        base.close();
        base.close();
        Base observed = new Observed();
        observed.close();
        observed.close();
    }
}
