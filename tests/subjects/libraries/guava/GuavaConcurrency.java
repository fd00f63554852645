// expect: as java
import com.google.common.util.concurrent.*;
import com.google.common.eventbus.*;
import java.util.*;
import java.util.concurrent.*;

public class GuavaConcurrency {
    static class Listener {
        final List<String> log = new ArrayList<>();

        @Subscribe
        public void onText(String s) {
            log.add("text " + s);
        }

        @Subscribe
        public void onNumber(Number n) {
            log.add("number " + n);
        }

        @Subscribe
        public void dead(DeadEvent e) {
            log.add("dead " + e.getEvent());
        }
    }

    public static void main(String[] args) throws Exception {
        ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));
        ListenableFuture<Integer> a = pool.submit(() -> 20), b = pool.submit(() -> 22);
        System.out.println(Futures.allAsList(a, b).get() + " " + Futures.transform(a, x -> x * 2, MoreExecutors.directExecutor()).get());
        ListenableFuture<Integer> failing = pool.submit(() -> {
            throw new IllegalStateException("fails");
        });
        System.out.println(Futures.catching(failing, IllegalStateException.class, e -> -1, MoreExecutors.directExecutor()).get() + " " + Futures.successfulAsList(a, failing).get());
        SettableFuture<String> s = SettableFuture.create();
        StringBuilder log = new StringBuilder();
        Futures.addCallback(s, new FutureCallback<>() {
            public void onSuccess(String r) {
                log.append("success ").append(r);
            }

            public void onFailure(Throwable t) {
                log.append("failure ").append(t.getMessage());
            }
        }, MoreExecutors.directExecutor());
        System.out.println(s.isDone() + " " + s.set("v") + s.set("w") + log + s.get());
        try {
            Futures.getChecked(Futures.immediateFailedFuture(new Exception("inner")), java.io.IOException.class);
        } catch (java.io.IOException e) {
            System.out.println(e.getCause().getMessage());
        }
        System.out.println(Futures.whenAllSucceed(a, b).call(() -> Futures.getDone(a) + Futures.getDone(b), MoreExecutors.directExecutor()).get() + " " + Futures.immediateFuture("i").get() + FluentFuture.from(a).transform(x -> x + 1, MoreExecutors.directExecutor()).get());
        pool.shutdown();
        System.out.println(MoreExecutors.shutdownAndAwaitTermination(pool, 5, TimeUnit.SECONDS));
        EventBus bus = new EventBus("bus");
        Listener l = new Listener();
        bus.register(l);
        bus.post("hello");
        bus.post(5);
        bus.post(2.5);
        bus.post('c');
        bus.unregister(l);
        bus.post("unheard");
        System.out.println(l.log);
        AtomicLongMap<String> counts = AtomicLongMap.create();
        for (String w : "a b a".split(" ")) {
            counts.incrementAndGet(w);
        }
        System.out.println(new TreeMap<>(counts.asMap()) + " " + counts.sum());
        Monitor m = new Monitor();
        boolean[] ready = new boolean[1];
        Monitor.Guard guard = m.newGuard(() -> ready[0]);
        Thread t = new Thread(() -> {
            m.enterWhenUninterruptibly(guard);
            System.out.println("guard satisfied");
            m.leave();
        });
        t.start();
        m.enter();
        ready[0] = true;
        m.leave();
        t.join();
        System.out.println(Uninterruptibles.getUninterruptibly(Futures.immediateFuture(7)) + " " + Striped.lock(4).size() + " " + Callables.returning("c").call() + new AtomicDouble(1.5).addAndGet(2));
    }
}
