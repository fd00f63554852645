package shop;

/** Of its many fields, which nothing sets that a test could call, the method reads the last ones. */
public class Switchboard {
    private int bell, bulb, buzzer, cable, clock, dial, fuse, gauge, handle, jack, key, lever;
    private int lamp;
    private boolean isLive;

    public int signal() {
        if (isLive && lamp == 42) {
            return 1;
        }
        return 0;
    }

    @Override
    public String toString() {
        return "" + bell + bulb + buzzer + cable + clock + dial + fuse + gauge + handle + jack + key + lever;
    }
}
