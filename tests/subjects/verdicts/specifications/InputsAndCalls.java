// expect: safe
// method: check(sym)
// assumes: expressions-without-effect
// Where there are inputs it is not looked at, and said so.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class InputsAndCalls {
    @CallSpecifications(pltl = {"Counted ::= G (write() -> <{ #this.next() > 0 }>)"})
    static class Log {
        private int last;

        int next() {
            return ++last;
        }

        void write(int what) {}
    }

    static void check(int what) {
        if (what > 3) {
            new Log().write(what);
        }
    }

    public static void main(String[] args) {
        check(0);
    }
}
