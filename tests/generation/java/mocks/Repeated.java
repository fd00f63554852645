package mocks;

/** A loop that asks again and again. */
public class Repeated {
    public interface Sensor {
        int value();
    }

    public static int rising(Sensor sensor) {
        int last = 0;
        for (int i = 0; i < 3; i++) {
            int value = sensor.value();
            if (value <= last) return i;
            last = value;
        }
        return 3;
    }
}
