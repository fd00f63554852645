// expect: violated specification NoReductionOfOrder$Log.StartFirst
// por: verdicts
// blame: caller
// history: work() is called
// The methods touch nothing: that their order matters the monitor alone says, and each order is explored.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class NoReductionOfOrder {
    @CallSpecifications(regexp = {"StartFirst ::= start() ; work()*"})
    static class Log {
        void start() {}

        void work() {}
    }

    public static void main(String[] args) {
        Log log = new Log();
        Thread worker = new Thread(log::work);
        worker.start();
        log.start();
    }
}
