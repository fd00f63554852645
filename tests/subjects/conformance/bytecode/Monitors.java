// expect: as java
public class Monitors {
    private int value;

    synchronized int add(int n) {
        value += n;
        if (n > 0) {
            return add(n - 1);
        }
        return value;
    }

    static synchronized boolean holds() {
        return Thread.holdsLock(Monitors.class);
    }

    synchronized void fail() {
        throw new IllegalStateException("inside");
    }

    int early(Object lock, int n) {
        synchronized (lock) {
            for (int i = 0; i < n; i++) {
                synchronized (this) {
                    if (i == 3) {
                        return i;
                    }
                    if (i == 1) {
                        continue;
                    }
                }
            }
            return -1;
        }
    }

    public static void main(String[] args) {
        Monitors m = new Monitors();
        System.out.println(m.add(5) + " " + holds() + " " + Thread.holdsLock(m));
        try {
            m.fail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(m));
        }
        Object lock = new Object();
        System.out.println(m.early(lock, 10) + " " + m.early(lock, 2) + " " + Thread.holdsLock(lock));
        try {
            synchronized (lock) {
                System.out.println(Thread.holdsLock(lock));
                throw new RuntimeException("out");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(lock));
        }
        try {
            lock.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            lock.wait(5);
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        } catch (InterruptedException e) {
            System.out.println("interrupted");
        }
        synchronized (lock) {
            lock.notifyAll();
            Thread.currentThread().interrupt();
            try {
                lock.wait();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.interrupted() + Thread.holdsLock(lock));
            }
        }
        try {
            Object none = null;
            synchronized (none) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null monitor");
        }
    }
}
