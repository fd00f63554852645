// expect: violated assertion
// Names of threads count on, wherever they are asked for.
public class ThreadNamesGrow {
    public static void main(String[] args) throws InterruptedException {
        while (true) {
            Thread worker = new Thread(() -> {});
            worker.start();
            worker.join();
            assert !worker.getName().equals("Thread-20");
        }
    }
}
