// expect: as java
import java.util.*;
import java.util.concurrent.*;

public class ThreadsCertain {
    static final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 5);
    static final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "+";
        }
    };

    static void in(Runnable r) throws InterruptedException {
        Thread t = new Thread(r, "worker");
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        local.set(6);
        inherited.set("main");
        in(() -> System.out.println(local.get() + inherited.get() + Thread.currentThread().getName()));
        in(() -> {
            Thread.currentThread().interrupt();
            System.out.println(Thread.interrupted() + "" + Thread.interrupted());
        });
        Thread t = new Thread(() -> {
            throw new IllegalStateException("died");
        }, "doomed");
        t.setUncaughtExceptionHandler((th, e) -> System.out.println(th.getName() + th.isAlive() + e.getMessage()));
        System.out.println(t.getState() + "" + t.getPriority() + t.isDaemon() + t.getThreadGroup().getName());
        t.start();
        t.join();
        System.out.println(t.getState() + "" + t.isAlive() + t.getThreadGroup());
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
        for (Runnable wrong : new Runnable[] {() -> new Thread((String) null), () -> new Thread().setPriority(11), () -> Thread.currentThread().setDaemon(true)}) {
            try {
                wrong.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        Object monitor = new Object();
        try {
            monitor.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        synchronized (monitor) {
            monitor.wait(1);
            System.out.println(Thread.holdsLock(monitor));
        }
        Timer timer = new Timer("timer", true);
        CountDownLatch ran = new CountDownLatch(2);
        TimerTask task = new TimerTask() {
            @Override
            public void run() {
                if (ran.getCount() == 1) cancel();
                ran.countDown();
            }
        };
        timer.schedule(task, 1, 1);
        ran.await();
        TimerTask later = new TimerTask() {
            @Override
            public void run() {}
        };
        timer.schedule(later, 3_600_000);
        System.out.println(task.cancel() + " " + later.cancel());
        timer.cancel();
        try {
            timer.schedule(new TimerTask() {
                @Override
                public void run() {}
            }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ThreadGroup group = new ThreadGroup("own") {
            @Override
            public void uncaughtException(Thread th, Throwable e) {
                System.out.println("group " + e.getMessage());
            }
        };
        Thread member = new Thread(group, () -> {
            throw new RuntimeException("member");
        });
        member.start();
        member.join();
        System.out.println(group.getMaxPriority() + group.getParent().getName() + group.parentOf(group));
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                System.out.print("phase" + phase + " ");
                return phase == 2;
            }
        };
        for (int i = 0; i < 4; i++) phaser.arrive();
        System.out.println(phaser.isTerminated() + "" + phaser.getPhase());
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread[] order = new Thread[3];
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            Thread before = i == 0 ? null : order[i - 1];
            int n = i;
            order[i] = new Thread(() -> {
                try {
                    if (before != null) before.join();
                } catch (InterruptedException e) {
                    log.append("?");
                }
                log.append(n);
            });
        }
        for (Thread each : order) each.start();
        order[2].join();
        System.out.println(log + " " + Thread.currentThread().getName() + Thread.currentThread().getStackTrace()[1].getMethodName());
    }
}
