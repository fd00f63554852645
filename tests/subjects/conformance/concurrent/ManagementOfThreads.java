// expect: as java
// What java.lang.management tells of threads that block each other, and of the machine.
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

public class ManagementOfThreads {
    static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    static final CountDownLatch BOTH_HOLD_ONE = new CountDownLatch(4);

    static final CountDownLatch INITIALIZING = new CountDownLatch(1), READ = new CountDownLatch(1);

    static class Slow {
        static int value = 1;

        static {
            INITIALIZING.countDown();
            try {
                READ.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static synchronized void ofClass() {}

    /** Waiting for the initialization of a class does not show; waiting for the monitor of one does. */
    static void classes() throws InterruptedException {
        Thread first = new Thread(() -> Slow.value++), second = new Thread(() -> Slow.value++);
        Thread third = new Thread(ManagementOfThreads::ofClass);
        first.start();
        INITIALIZING.await();
        second.start();
        synchronized (ManagementOfThreads.class) {
            third.start();
            while (third.getState() != Thread.State.BLOCKED) Thread.sleep(10);
            ThreadInfo info = THREADS.getThreadInfo(second.getId());
            System.out.println(info.getThreadState() + " " + second.getState() + " " + info.getLockInfo());
            LockInfo lock = THREADS.getThreadInfo(third.getId()).getLockInfo();
            System.out.println(lock.getClassName() + " "
                    + (lock.getIdentityHashCode() == System.identityHashCode(ManagementOfThreads.class)));
        }
        READ.countDown();
        first.join();
        second.join();
        third.join();
    }

    static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    static void both(Object first, Object second) {
        synchronized (first) {
            BOTH_HOLD_ONE.countDown();
            await();
            synchronized (second) {
                throw new AssertionError();
            }
        }
    }

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        BOTH_HOLD_ONE.countDown();
        await();
        second.lock();
    }

    static void await() {
        try {
            BOTH_HOLD_ONE.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void print(String what, long[] ids) {
        System.out.println(what + ": " + (ids == null ? "none" : ids.length));
        if (ids == null) return;
        for (ThreadInfo info : THREADS.getThreadInfo(ids, 100)) {
            LockInfo lock = info.getLockInfo();
            System.out.println("  " + info.getThreadName() + " " + info.getThreadState() + " " + lock.getClassName()
                    + " of " + info.getLockOwnerName());
            System.out.println("  daemon " + info.isDaemon() + ", priority " + info.getPriority());
            System.out.println("  " + info.getLockName().equals(lock.toString()) + " "
                    + info.getStackTrace()[info.getStackTrace().length - 1].getMethodName());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(THREADS.findDeadlockedThreads() == null);
        classes();
        int before = THREADS.getThreadCount();
        Object left = new Object(), right = new Object();
        ReentrantLock here = new ReentrantLock(), there = new ReentrantLock(true);
        daemon("left", () -> both(left, right));
        daemon("right", () -> both(right, left));
        daemon("here", () -> both(here, there));
        daemon("there", () -> both(there, here));
        long[] all = null;
        while (all == null || all.length < 4) {
            Thread.sleep(10);
            all = THREADS.findDeadlockedThreads();
        }
        java.util.Arrays.sort(all);
        print("monitors and locks", all);
        long[] monitors = THREADS.findMonitorDeadlockedThreads();
        java.util.Arrays.sort(monitors);
        print("monitors", monitors);
        System.out.println(THREADS.getThreadCount() - before + " more, " + (THREADS.getDaemonThreadCount() >= 4));
        ThreadInfo own = THREADS.getThreadInfo(Thread.currentThread().getId());
        System.out.println(own.getThreadName() + " " + own.getThreadState() + " " + own.getStackTrace().length + " "
                + own.getLockInfo() + " " + own.getLockOwnerId() + " " + own.getLockedMonitors().length);
        System.out.println(THREADS.getThreadInfo(123456789L) + " " + THREADS.isThreadCpuTimeSupported() + " "
                + (THREADS.getCurrentThreadCpuTime() >= 0) + " " + (THREADS.dumpAllThreads(false, false).length >= 5));
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.println(0 <= heap.getUsed() && heap.getUsed() <= heap.getCommitted());
        System.out.println(heap.getCommitted() <= heap.getMax());
        System.out.println(ManagementFactory.getRuntimeMXBean().getUptime() >= 0);
        System.out.println(ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors() > 0);
        System.out.println(ManagementFactory.getClassLoadingMXBean().getLoadedClassCount() > 0);
    }
}
