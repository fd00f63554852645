import gov.nasa.jpf.symbc.Debug;

// The error lies at the end of long paths, and needs an input, too: breadth first comes to it last.
public class LateErrorOfInput {
    static volatile int count, seen;

    public static void main(String[] args) throws InterruptedException {
        int threads = Integer.parseInt(args[0]), rounds = Integer.parseInt(args[1]);
        int input = Debug.makeSymbolicInteger("input", 0, 100);
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int me = i + 1;
            all[i] = new Thread(() -> {
                count++;
                for (int round = 0; round < rounds; round++) seen = seen * 31 + me;
            });
            all[i].start();
        }
        for (Thread each : all) each.join();
        if (count < threads && input * 3 == 51) throw new IllegalStateException("an update was lost");
    }
}
