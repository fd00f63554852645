package shop;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Its first use reads the JDK's own configuration, and makes a table that takes millions of instructions. */
public class Journal {
    private static final Logger LOGGER = Logger.getLogger("shop.Journal");
    private final int weight;

    public Journal(int weight) {
        this.weight = JournalTable.weightOf(weight);
    }

    public boolean isHeavy(int number) {
        if (number == 4711 && weight > 0) return LOGGER.isLoggable(Level.SEVERE);
        return false;
    }

    public String title() {
        return weight > 0 ? "heavy" : "light";
    }
}

class JournalTable {
    private static final int[] WEIGHTS = new int[300_000];

    static {
        for (int i = 0; i < WEIGHTS.length; i++)
            WEIGHTS[i] = i * 31 % 7 == 0 ? 0 : i % 17;
    }

    static int weightOf(int number) {
        return WEIGHTS[Math.floorMod(number, 1000)];
    }
}
