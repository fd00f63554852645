// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LocksAndConditions {
    static class Bounded<T> {
        final Lock lock = new ReentrantLock();
        final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
        final Deque<T> items = new ArrayDeque<>();

        void put(T t) throws InterruptedException {
            lock.lock();
            try {
                while (items.size() == 3) {
                    notFull.await();
                }
                items.add(t);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        T take() throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (items.isEmpty()) {
                    notEmpty.await();
                }
                notFull.signal();
                return items.remove();
            } finally {
                lock.unlock();
            }
        }
    }

    static void run(Runnable... rs) throws InterruptedException {
        Thread[] ts = new Thread[rs.length];
        for (int i = 0; i < rs.length; i++) {
            ts[i] = new Thread(rs[i]);
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    public static void main(String[] args) throws Exception {
        Bounded<Integer> b = new Bounded<>();
        List<Integer> taken = new ArrayList<>();
        run(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    b.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }, () -> {
            try {
                for (int i = 0; i < 20; i++) {
                    taken.add(b.take());
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        System.out.println(taken);
        ReentrantLock l = new ReentrantLock(true);
        l.lock();
        l.lock();
        boolean[] got = new boolean[1];
        run(() -> got[0] = l.tryLock());
        System.out.println(l.getHoldCount() + " " + l.isHeldByCurrentThread() + " " + l.isLocked() + " " + got[0] + " " + l.isFair());
        l.unlock();
        l.unlock();
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        try {
            l.newCondition().signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("condition not held");
        }
        l.lock();
        System.out.println(l.newCondition().await(1, TimeUnit.MILLISECONDS) + " " + (l.newCondition().awaitNanos(1000) <= 0));
        l.unlock();
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        Map<String, Integer> map = new HashMap<>();
        Runnable writer = () -> {
            for (int i = 0; i < 10; i++) {
                rw.writeLock().lock();
                map.merge("k", 1, Integer::sum);
                rw.writeLock().unlock();
            }
        };
        Runnable reader = () -> {
            for (int i = 0; i < 10; i++) {
                rw.readLock().lock();
                map.get("k");
                rw.readLock().unlock();
            }
        };
        run(writer, reader, writer, reader);
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(map + " " + rw.getReadLockCount() + " " + rw.isWriteLocked() + " " + rw.writeLock().tryLock());
        rw.readLock().unlock();
        StampedLock st = new StampedLock();
        long optimistic = st.tryOptimisticRead();
        System.out.println(st.validate(optimistic));
        long w = st.writeLock();
        System.out.println(st.validate(optimistic) + " " + st.isWriteLocked() + " " + (st.tryReadLock() == 0));
        long r = st.tryConvertToReadLock(w);
        System.out.println((r != 0) + " " + st.getReadLockCount());
        st.unlockRead(r);
        int[] count = new int[1];
        Runnable inc = () -> {
            for (int i = 0; i < 20; i++) {
                long s = st.writeLock();
                count[0]++;
                st.unlockWrite(s);
            }
        };
        run(inc, inc, inc);
        System.out.println(count[0]);
        Thread parked = new Thread(() -> {
            LockSupport.park();
            System.out.println("unparked " + Thread.interrupted());
        });
        parked.start();
        LockSupport.unpark(parked);
        parked.join();
        LockSupport.parkNanos(1000);
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("end");
    }
}
