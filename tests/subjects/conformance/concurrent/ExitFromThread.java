// expect: as java
public class ExitFromThread {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            System.out.println("exiting");
            System.exit(3);
        });
        t.start();
        t.join();
        synchronized (args) {
            args.wait();
        }
        System.out.println("never");
    }
}
