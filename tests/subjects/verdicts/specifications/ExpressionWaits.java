// expect: unknown ExpressionWaits.main:
// reasons: expression-waits
// What is evaluated is to be one step: an expression that needs a lock which another thread holds is none.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ExpressionWaits {
    @CallSpecifications(pltl = {"Few ::= G (write() -> <{ #this.count() < 5 }>)"})
    static class Log {
        private int count;

        synchronized int count() {
            return count;
        }

        void write() {}

        synchronized void fill() {
            count++;
            Thread.yield();
            count++;
        }
    }

    public static void main(String[] args) {
        Log log = new Log();
        new Thread(log::fill).start();
        log.write();
    }
}
