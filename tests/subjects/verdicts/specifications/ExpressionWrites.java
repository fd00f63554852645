// expect: violated specification ExpressionWrites$Log.Counted
// blame: nobody
// message: <{ #this.next() > 0 }> writes to the heap
// What an expression calls is to have no effect.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ExpressionWrites {
    @CallSpecifications(pltl = {"Counted ::= G (write() -> <{ #this.next() > 0 }>)"})
    static class Log {
        private int last;

        int next() {
            return ++last;
        }

        void write() {}
    }

    public static void main(String[] args) {
        new Log().write();
    }
}
