// expect: safe
// The correct twin of WrongLock1.
public class WrongLockCorrected {
    static final Object dataLock = new Object();
    static int data;

    static void count() {
        synchronized (dataLock) {
            int before = data;
            data = before + 1;
            assert data == before + 1;
        }
    }

    public static void main(String[] args) {
        new Thread(WrongLockCorrected::count).start();
        new Thread(WrongLockCorrected::count).start();
    }
}
