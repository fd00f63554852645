// expect: safe
// method: check(sym)
// The thread that uses an input first initializes it, and no other one sees the object before that is done.
public class InitializedInThread {
    static class Pair {
        int first;
        int second;

        void initSymbolic() {
            second = first;
        }
    }

    static class Holder {
        Pair pair;
    }

    static void check(Holder holder) throws InterruptedException {
        if (holder == null) return;
        boolean[] differs = new boolean[1];
        Thread other = new Thread(() -> differs[0] = holder.pair != null && holder.pair.first != holder.pair.second);
        other.start();
        boolean here = holder.pair != null && holder.pair.first != holder.pair.second;
        other.join();
        assert !here && !differs[0];
    }
}
