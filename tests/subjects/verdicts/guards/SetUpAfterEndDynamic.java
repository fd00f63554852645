// expect: violated uncaught java.lang.IllegalStateException
// message: read after it was written
// keys: vm.por=dynamic search.class=dfs
// Main writes without waiting for the thread: where that has ended already, there is one thread only.
public class SetUpAfterEndDynamic {
    static volatile int limit;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Thread reader = new Thread(() -> seen[0] = limit);
        reader.start();
        limit = 1;
        reader.join();
        if (seen[0] == 1) throw new IllegalStateException("read after it was written");
    }
}
