// expect: as java
// Thread.suspend, resume and stop where the outcome is certain; by reflection, as later JDKs do not have all of them.

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CountDownLatch;

public class StoppedThreads {
    static void call(String method, Thread thread) {
        try {
            Thread.class.getMethod(method).invoke(thread);
            System.out.println(method + " returned");
        } catch (InvocationTargetException e) {
            System.out.println(method + " threw " + e.getCause());
        } catch (ReflectiveOperationException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread unstarted = new Thread(() -> System.out.println("unstarted runs"));
        call("suspend", unstarted);
        call("resume", unstarted);
        System.out.println(unstarted.getState() + " " + unstarted.isAlive());

        Object lock = new Object();
        CountDownLatch isIn = new CountDownLatch(1);
        boolean[] isWanted = {true};
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                isIn.countDown();
                try {
                    while (isWanted[0]) lock.wait();
                    System.out.println("waited");
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                } catch (Error e) {
                    System.out.println(e.getClass() + " " + Thread.holdsLock(lock) + " " + e.getMessage());
                    throw e;
                } finally {
                    System.out.println("finally");
                }
            }
        });
        waiter.setUncaughtExceptionHandler((thread, e) -> System.out.println("handler: " + e));
        waiter.start();
        isIn.await();
        while (waiter.getState() != Thread.State.WAITING) Thread.sleep(5);
        call("suspend", waiter);
        System.out.println(waiter.isAlive() + " " + waiter.getState());
        call("resume", waiter);
        synchronized (lock) {
            System.out.println("waits still: " + waiter.getState());
        }
        call("stop", waiter);
        synchronized (lock) {
            isWanted[0] = false;
            lock.notifyAll();
        }
        waiter.join();
        System.out.println(waiter.getState());
        call("stop", waiter);

        Thread self = new Thread(() -> {
            try {
                call("stop", Thread.currentThread());
            } catch (Error e) {
                System.out.println("caught " + e);
            }
            System.out.println("goes on");
        });
        self.start();
        self.join();

        Thread sleeper = new Thread(() -> {
            try {
                isIn.await();
                Thread.sleep(200);
                System.out.println("slept");
            } catch (InterruptedException e) {
                System.out.println("woken");
            }
        });
        sleeper.start();
        while (sleeper.getState() != Thread.State.TIMED_WAITING) Thread.sleep(2);
        call("suspend", sleeper);
        call("resume", sleeper);
        sleeper.join();
        System.out.println("end");
    }
}
