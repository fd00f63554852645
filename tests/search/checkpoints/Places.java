// Safe. The same state comes about with its objects in other places, as the threads have made them in another order.
public class Places {
    static class Box {
        int value, count;
    }

    static volatile Box first, second;
    static int sum;

    static Box filled(int value) {
        Box box = new Box();
        box.value = value;
        return box;
    }

    static void use(Box box, int by) {
        if (box == null) return;
        box.value += by;
        box.count++;
    }

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = {
            new Thread(() -> { first = filled(1); use(second, 2); }),
            new Thread(() -> { second = filled(2); use(first, 3); }),
            new Thread(() -> { use(first, 10); use(second, 20); sum++; }),
        };
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assert sum == 1 && first.count + second.count <= 4;
    }
}
