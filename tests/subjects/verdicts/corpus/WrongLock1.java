// expect: violated assertion
// One thread counts under one lock, 1 under another.
public class WrongLock1 {
    static final Object dataLock = new Object(), otherLock = new Object();
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (dataLock) {
                int before = data;
                data = before + 1;
                assert data == before + 1 : "somebody else has counted";
            }
        }).start();
        for (int i = 0; i < 1; i++)
            new Thread(() -> {
                synchronized (otherLock) {
                    data++;
                }
            }).start();
    }
}
