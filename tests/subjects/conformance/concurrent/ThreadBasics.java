// expect: as java
import java.util.*;

public class ThreadBasics {
    static class Worker extends Thread {
        final int n;
        long result;

        Worker(int n) {
            super("worker-" + n);
            this.n = n;
        }

        @Override
        public void run() {
            for (int i = 0; i <= n; i++) {
                result += i;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker[] workers = new Worker[4];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Worker(i * 100);
            System.out.println(workers[i].getName() + " " + workers[i].getState() + " " + workers[i].isAlive());
        }
        for (Worker w : workers) {
            w.start();
        }
        for (Worker w : workers) {
            w.join();
            System.out.println(w.getName() + " " + w.result + " " + w.getState() + " " + w.isAlive());
        }
        try {
            workers[0].start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started twice " + e.getMessage());
        }
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.getPriority() + " " + main.isDaemon() + " " + main.getThreadGroup().getName() + " " + main.isInterrupted());
        Thread t = new Thread(() -> System.out.println("in " + Thread.currentThread().getName() + " daemon " + Thread.currentThread().isDaemon() + " priority " + Thread.currentThread().getPriority()));
        t.setName("named");
        t.setDaemon(true);
        t.setPriority(7);
        t.start();
        t.join();
        Thread interrupted = new Thread(() -> {
            try {
                Thread.sleep(60000);
                System.out.println("slept");
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        });
        interrupted.start();
        interrupted.interrupt();
        interrupted.join();
        main.interrupt();
        System.out.println(main.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        main.interrupt();
        try {
            new Object().wait(1);
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner");
        }
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            System.out.println("interrupted sleep");
        }
        Thread.sleep(1);
        Thread.yield();
        workers[0].join(5);
        List<String> order = new ArrayList<>();
        Thread chain = null;
        for (int i = 0; i < 5; i++) {
            int k = i;
            Thread previous = chain;
            chain = new Thread(() -> {
                try {
                    if (previous != null) {
                        previous.join();
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                order.add("t" + k);
            });
            chain.start();
        }
        chain.join();
        System.out.println(order);
        System.out.println(new Thread(null, () -> { }, "with group", 1 << 16).getName() + " " + new ThreadGroup("g").getParent().getName());
        for (Runnable r : new Runnable[] {() -> main.setPriority(11), () -> main.setDaemon(true), () -> new Thread((String) null)}) {
            try {
                r.run();
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
