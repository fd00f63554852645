// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// Two readers and two writers, each once: all of them come to their end.
public class ReadersAndWriters {
    static int readers, value;
    static boolean isWritten;

    static synchronized void beginRead() throws InterruptedException {
        while (isWritten) ReadersAndWriters.class.wait();
        readers++;
    }

    static synchronized void endRead() {
        if (--readers == 0) ReadersAndWriters.class.notifyAll();
    }

    static synchronized void beginWrite() throws InterruptedException {
        while (isWritten || readers > 0) ReadersAndWriters.class.wait();
        isWritten = true;
    }

    static synchronized void endWrite() {
        isWritten = false;
        ReadersAndWriters.class.notifyAll();
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
        new Thread(ReadersAndWriters::read).start();
        new Thread(ReadersAndWriters::read).start();
        new Thread(ReadersAndWriters::write).start();
        write();
    }
}
