// expect: violated ltl
// keys: spec.ltl=G(take->X((!take)Uw(give))) spec.propositions=take::=LtlByAnyThread.take(),give::=LtlByAnyThread.give()
// Somebody else takes before the first one gives.
public class LtlByAnyThread {
    static void take() { }

    static void give() { }

    static void work() {
        take();
        give();
        take();
        give();
    }

    public static void main(String[] args) {
        new Thread(LtlByAnyThread::work, "A").start();
        new Thread(LtlByAnyThread::work, "B").start();
    }
}
