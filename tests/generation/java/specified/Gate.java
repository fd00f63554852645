package specified;

import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

/** A coin lets one visitor in. */
@CallSpecifications(regexp = {"CoinFirst ::= (coin() ; push())*"})
public class Gate {
    private int coins;
    private int visitors;

    public void coin() {
        coins++;
    }

    public int push() {
        if (visitors == coins) {
            throw new IllegalStateException("locked");
        }
        visitors++;
        return visitors == 2 ? 22 : visitors;
    }

    public int getVisitors() {
        return visitors;
    }
}
