// expect: violated assertion
// por: cross-check
// A writer who does not look for readers.
public class ReadersWritersIgnored {
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
            while (writing) {
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
        Thread writer = new Thread(() -> {
            try {
                lock.beginWrite();
                value++;
                value++;
                lock.endWrite();
            } catch (InterruptedException e) {
                assert false;
            }
        });
        Thread reader = new Thread(() -> {
            try {
                lock.beginRead();
                assert value % 2 == 0 : "read in the middle of a write";
                lock.endRead();
            } catch (InterruptedException e) {
                assert false;
            }
        });
        writer.start();
        reader.start();
    }
}
