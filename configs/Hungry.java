/** Philosophers who take their forks in the order of their numbers: none of them is ever stuck, but some may go hungry. */
public class Hungry {
    static boolean eats; // the last one

    static void dine(Object first, Object second, boolean isLast) {
        while (true)
            synchronized (first) {
                synchronized (second) {
                    if (isLast) {
                        eats = true;
                        eats = false;
                    }
                }
            }
    }

    public static void main(String[] args) {
        Object[] forks = {new Object(), new Object(), new Object()};
        new Thread(() -> dine(forks[0], forks[1], false), "A").start();
        new Thread(() -> dine(forks[1], forks[2], false), "B").start();
        new Thread(() -> dine(forks[0], forks[2], true), "C").start();
    }
}
