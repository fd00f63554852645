// expect: violated uncaught java.lang.IllegalStateException
// keys: spec.throw=true
// Nobody handles what is thrown where the caller breaks the rule.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ThrownToCallers {
    @CallSpecifications(regexp = {"Once ::= close()?"}, exception = IllegalStateException.class)
    static class Reader {
        void close() {}
    }

    public static void main(String[] args) {
        Reader reader = new Reader();
        reader.close();
        reader.close();
    }
}
