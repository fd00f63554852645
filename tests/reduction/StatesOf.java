import java.util.concurrent.*;
import java.util.concurrent.locks.*;
// What the state of a thread is said to be while it waits, in each of the ways to wait, and after what ends that: one that may
// go on can be found waiting still, as it has not noticed yet.
public class StatesOf {
    static final ReentrantLock R = new ReentrantLock();
    static final Condition Q = R.newCondition();
    static final Semaphore S = new Semaphore(0);
    static final CountDownLatch L = new CountDownLatch(1);
    static final Object M = new Object();
    static final SynchronousQueue<Integer> Y = new SynchronousQueue<>();
    static final ArrayBlockingQueue<Integer> K = new ArrayBlockingQueue<>(1);
    static final LinkedBlockingQueue<Integer> B = new LinkedBlockingQueue<>();
    static final CyclicBarrier C = new CyclicBarrier(2);
    static final ReentrantReadWriteLock W = new ReentrantReadWriteLock();
    static final FutureTask<Integer> F = new FutureTask<>(() -> 1);
    static final CompletableFuture<Integer> P = new CompletableFuture<>();
    static final Exchanger<Integer> X = new Exchanger<>();
    static final Phaser H = new Phaser(2);
    static final StampedLock A = new StampedLock();
    static volatile boolean begun;
    static void await(String what) throws Exception {
        begun = true;
        switch (what) {
            case "semaphore": S.acquire(); break;
            case "semaphore-timed": S.tryAcquire(1, TimeUnit.SECONDS); break;
            case "latch": L.await(); break;
            case "latch-timed": L.await(1, TimeUnit.SECONDS); break;
            case "lock": R.lock(); R.unlock(); break;
            case "lock-timed": if (R.tryLock(1, TimeUnit.SECONDS)) R.unlock(); break;
            case "condition": R.lock(); Q.await(); R.unlock(); break;
            case "condition-timed": R.lock(); Q.await(1, TimeUnit.SECONDS); R.unlock(); break;
            case "monitor": synchronized (M) { M.wait(); } break;
            case "monitor-timed": synchronized (M) { M.wait(1000); } break;
            case "enter": synchronized (M) { } break;
            case "handover": Y.put(1); break;
            case "handover-timed": Y.offer(1, 1, TimeUnit.SECONDS); break;
            case "take": K.take(); break;
            case "poll": K.poll(1, TimeUnit.SECONDS); break;
            case "take-linked": B.take(); break;
            case "barrier": C.await(); break;
            case "write": W.writeLock().lock(); W.writeLock().unlock(); break;
            case "future": F.get(); break;
            case "future-timed": try { F.get(1, TimeUnit.SECONDS); } catch (TimeoutException e) {} break;
            case "completable": P.get(); break;
            case "exchange": X.exchange(1); break;
            case "phaser": H.arriveAndAwaitAdvance(); break;
            case "park": LockSupport.park(); break;
            case "park-timed": LockSupport.parkNanos(1_000_000_000); break;
            case "sleep": Thread.sleep(10); break;
            case "join": lives.join(); break;
            case "join-timed": lives.join(1000); break;
            case "stamped": A.unlock(A.writeLock()); break;
        }
    }
    static void end(String what) throws Exception {
        if (isInterrupted) t.interrupt();
        switch (isInterrupted ? "interrupted" : what.replace("-timed", "")) {
            case "semaphore": S.release(); break;
            case "latch": L.countDown(); break;
            case "lock": R.unlock(); break;
            case "condition": R.lock(); Q.signal(); out("held"); R.unlock(); break;
            case "monitor": synchronized (M) { M.notify(); out("held"); } break;
            case "handover": Y.poll(); break;
            case "take": case "poll": K.offer(1); break;
            case "take-linked": B.offer(1); break;
            case "barrier": C.await(); break;
            case "write": W.writeLock().unlock(); break;
            case "future": F.run(); break;
            case "completable": P.complete(1); break;
            case "exchange": X.exchange(2); break;
            case "phaser": H.arrive(); break;
            case "park": LockSupport.unpark(t); break;
            case "join": while (lives.isAlive()) Thread.yield(); break;
            case "stamped": A.unlock(stamp); break;
        }
    }
    static final Thread lives = new Thread(() -> {});
    static Thread t;
    static long stamp;
    static boolean isInterrupted, isOutside;
    static String[] said = new String[3];
    static int count;

    static void out(String when) {
        said[count++] = when + " " + t.getState();
    }

    static void pause() throws Exception {
        if (isOutside) Thread.sleep(2);
    }

    // A way to wait; what ends it, if it is interrupted; and whether there is a clock, so that it has begun by then.
    public static void main(String[] arguments) throws Exception {
        String what = arguments[0];
        isInterrupted = arguments.length > 1 && arguments[1].equals("interrupted");
        isOutside = arguments[arguments.length - 1].equals("outside");
        t = new Thread(() -> {
            try {
                await(what);
            } catch (Exception e) {
            }
        });
        t.setDaemon(true);
        if (what.startsWith("join")) lives.start();
        if (what.startsWith("lock")) R.lock();
        if (what.equals("write")) W.writeLock().lock();
        if (what.equals("stamped")) stamp = A.writeLock();
        if (what.equals("enter")) {
            synchronized (M) {
                t.start();
                pause();
                if (begun) out("before");
            }
        } else {
            t.start();
            pause();
            if (begun) out("before");
        }
        end(what);
        out("after");
        System.out.println("OUT " + String.join(", ", java.util.Arrays.copyOf(said, count)));
    }
}
