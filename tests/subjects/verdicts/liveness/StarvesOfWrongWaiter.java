// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// notify() wakes whoever it likes: the one who is not meant waits again, and the other one is never woken.
public class StarvesOfWrongWaiter {
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
            lock.notify();
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> await(lock, 1)).start();
        new Thread(() -> await(lock, 2)).start();
        synchronized (lock) {
            turn = 1;
            lock.notify();
        }
        while (true) {
            work = 1 - work;
            gov.nasa.jpf.vm.Verify.progress();
        }
    }
}
