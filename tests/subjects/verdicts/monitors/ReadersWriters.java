// expect: safe
// por: cross-check
// A hand-made readers/writers lock, one reader and two writers.
public class ReadersWriters {
    static class Lock {
        int readers;
        boolean writing;

        synchronized void beginRead() throws InterruptedException {
            while (writing) {
                wait();
            }
            readers++;
        }

        synchronized void endRead() {
            readers--;
            notifyAll();
        }

        synchronized void beginWrite() throws InterruptedException {
            while (writing || readers > 0) {
                wait();
            }
            writing = true;
        }

        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }
    }

    static int value;

    public static void main(String[] args) {
        Lock lock = new Lock();
        Runnable write = () -> {
            try {
                lock.beginWrite();
                value++;
                value++;
                lock.endWrite();
            } catch (InterruptedException e) {
                assert false;
            }
        };
        Thread reader = new Thread(() -> {
            try {
                lock.beginRead();
                assert value % 2 == 0 : "read in the middle of a write";
                lock.endRead();
            } catch (InterruptedException e) {
                assert false;
            }
        });
        Thread a = new Thread(write);
        Thread b = new Thread(write);
        a.start();
        b.start();
        reader.start();
    }
}
