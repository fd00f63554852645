package shop;

import shop.tools.Instrument;

/** A mock of a class of another package, whose shortest constructor is for that package alone. */
public class Toolbox {
    public interface Sharp {
        boolean isSharp();
    }

    public static int kind(Instrument instrument) {
        if (!(instrument instanceof Sharp)) {
            return 0;
        }
        return ((Sharp) instrument).isSharp() ? instrument.price() + 1 : instrument.price();
    }
}
