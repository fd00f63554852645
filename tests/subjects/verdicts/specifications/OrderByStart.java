// expect: safe
// por: verdicts
// The right twin of NoReductionOfOrder: the worker begins later.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class OrderByStart {
    @CallSpecifications(regexp = {"StartFirst ::= start() ; work()*"})
    static class Log {
        void start() {}

        void work() {}
    }

    public static void main(String[] args) {
        Log log = new Log();
        Thread worker = new Thread(log::work);

        log.start();
        worker.start();
    }
}
