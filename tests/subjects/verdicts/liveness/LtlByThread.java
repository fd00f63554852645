// expect: safe
// keys: spec.ltl=G(take&&byA->X((!(take&&byA))Uw(give&&byA))) 'spec.propositions=take::=LtlByThread.take(),give::=LtlByThread.give(),byA::=Thread.getName()=="A"'
// Who has taken gives before it takes again, whatever others do meanwhile.
public class LtlByThread {
    static void take() { }

    static void give() { }

    static void work() {
        take();
        give();
        take();
        give();
    }

    public static void main(String[] args) {
        new Thread(LtlByThread::work, "A").start();
        new Thread(LtlByThread::work, "B").start();
    }
}
