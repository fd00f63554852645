package shop;

/** A method returns what the class path does not hold, where the test takes it away: no test can call that one. */
public class Tunnel {
    public static class Session {}

    private int length;

    public Session open() {
        return new Session();
    }

    public void dig(Tunnel other, int metres) {
        length += other == this ? 2 * metres : metres;
    }

    public boolean isLong() {
        return length > 100;
    }
}
