// expect: as java
public class WaitNotify {
    static class PingPong {
        private boolean ping = true;
        private final StringBuilder log = new StringBuilder();

        synchronized void play(boolean mine, String text, int rounds) throws InterruptedException {
            for (int i = 0; i < rounds; i++) {
                while (ping != mine) {
                    wait();
                }
                log.append(text).append(i).append(' ');
                ping = !ping;
                notifyAll();
            }
        }
    }

    static class Buffer {
        private final int[] items = new int[2];
        private int count, put, take;

        synchronized void put(int v) throws InterruptedException {
            while (count == items.length) {
                wait();
            }
            items[put++ % 2] = v;
            count++;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) {
                wait(1000);
            }
            int v = items[take++ % 2];
            count--;
            notifyAll();
            return v;
        }
    }

    static void run(Thread... threads) throws InterruptedException {
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }

    interface Body {
        void run() throws InterruptedException;
    }

    static Thread thread(Body b) {
        return new Thread(() -> {
            try {
                b.run();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        PingPong p = new PingPong();
        run(thread(() -> p.play(true, "ping", 5)), thread(() -> p.play(false, "pong", 5)));
        System.out.println(p.log);
        Buffer b = new Buffer();
        long[] sum = new long[1];
        run(thread(() -> {
            for (int i = 1; i <= 50; i++) {
                b.put(i);
            }
        }), thread(() -> {
            for (int i = 0; i < 50; i++) {
                sum[0] = sum[0] * 3 + b.take();
            }
        }));
        System.out.println(sum[0]);
        int[] counter = new int[1];
        Object lock = new Object();
        Thread[] threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = thread(() -> {
                for (int k = 0; k < 100; k++) {
                    synchronized (lock) {
                        counter[0]++;
                    }
                }
            });
        }
        run(threads);
        System.out.println(counter[0]);
        Thread waiting = thread(() -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        waiting.start();
        waiting.interrupt();
        waiting.join();
        synchronized (lock) {
            lock.wait(1);
            lock.wait(0, 500000);
        }
        int turns[] = new int[1];
        Thread[] three = new Thread[3];
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            int me = i;
            three[i] = thread(() -> {
                for (int k = 0; k < 4; k++) {
                    synchronized (order) {
                        while (turns[0] % 3 != me) {
                            order.wait();
                        }
                        order.append((char) ('A' + me));
                        turns[0]++;
                        order.notifyAll();
                    }
                }
            });
        }
        run(three);
        System.out.println(order);
    }
}
