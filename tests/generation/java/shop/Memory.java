package shop;

import java.util.Random;

/** Asks for what differs from run to run: nobody can say that all of it was explored, whichever method came first. */
public class Memory {
    public static boolean isEnough(int wanted) {
        return wanted < 0 || Runtime.getRuntime().freeMemory() > 0;
    }

    public static boolean isFull(int wanted) {
        return wanted > 0 && Runtime.getRuntime().freeMemory() == 0;
    }

    public static int spread(int sides) {
        return sides > 1 ? new Random().nextInt(sides) : 0;
    }

    public static int half(int size) {
        return size / 2;
    }
}
