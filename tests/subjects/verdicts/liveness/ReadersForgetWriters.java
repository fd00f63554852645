// expect: violated deadlock
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// The last reader does not wake the writer that waits for it.
public class ReadersForgetWriters {
    static int readers, value;
    static boolean isWritten;

    static synchronized void beginRead() throws InterruptedException {
        while (isWritten) ReadersForgetWriters.class.wait();
        readers++;
    }

    static synchronized void endRead() {
        --readers;
    }

    static synchronized void beginWrite() throws InterruptedException {
        while (isWritten || readers > 0) ReadersForgetWriters.class.wait();
        isWritten = true;
    }

    static synchronized void endWrite() {
        isWritten = false;
        ReadersForgetWriters.class.notifyAll();
    }

    static void read() {
        try {
            beginRead();
            int before = value;
            assert before == value;
            endRead();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void write() {
        try {
            beginWrite();
            value++;
            endWrite();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(ReadersForgetWriters::read).start();
        new Thread(ReadersForgetWriters::read).start();
        new Thread(ReadersForgetWriters::write).start();
        write();
    }
}
