// Threads that do the same to objects that are alike: which of them has gone is seen in the order of references only.
public class Alike {
    static volatile int sum;

    static class Cell {
        volatile int value;
    }

    public static void main(String[] arguments) throws Exception {
        Cell[] cells = {new Cell(), new Cell(), new Cell()};
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            Cell own = cells[i], next = cells[(i + 1) % 3];
            threads[i] = new Thread(() -> {
                own.value = own.value + 1;
                next.value = next.value * 2;
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.println("OUT " + cells[0].value + cells[1].value + cells[2].value);
    }
}
