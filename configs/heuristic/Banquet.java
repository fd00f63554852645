/** Guests at a round table, each of whom takes the glass on the left and then the one on the right, twice. */
public class Banquet {
    static class Glass {}

    public static void main(String[] args) {
        Glass[] glasses = new Glass[7];
        for (int i = 0; i < glasses.length; i++) {
            glasses[i] = new Glass();
        }
        for (int i = 0; i < glasses.length; i++) {
            Glass left = glasses[i];
            Glass right = glasses[(i + 1) % glasses.length];
            new Thread(() -> {
                for (int toast = 0; toast < 2; toast++) {
                    synchronized (left) {
                        synchronized (right) {
                            Thread.yield();
                        }
                    }
                }
            }).start();
        }
    }
}
