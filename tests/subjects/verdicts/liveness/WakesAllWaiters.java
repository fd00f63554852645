// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// notifyAll() wakes the one who is meant as well.
public class WakesAllWaiters {
    static int turn;
    static volatile int work;

    static void await(Object lock, int own) {
        synchronized (lock) {
            try {
                while (turn != own) lock.wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            turn = 3 - own;
            lock.notifyAll();
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> await(lock, 1)).start();
        new Thread(() -> await(lock, 2)).start();
        synchronized (lock) {
            turn = 1;
            lock.notifyAll();
        }
        while (true) {
            work = 1 - work;
            gov.nasa.jpf.vm.Verify.progress();
        }
    }
}
