// expect: violated specification OrderDynamic$Log.StartFirst
// keys: vm.por=dynamic
// blame: caller
// history: work() is called
// As NoReductionOfOrder, by dynamic reduction.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class OrderDynamic {
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
