// expect: violated assertion
// por: cross-check
// The context class loader of a thread is a plain field that any thread may read.
public class LoaderOfThreadSeen {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> Thread.currentThread().setContextClassLoader(null));
        other.start();
        assert other.getContextClassLoader() != null || !other.isAlive() : "none any more";
        other.join();
    }
}
