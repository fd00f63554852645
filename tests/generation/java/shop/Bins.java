package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** Collections that are declared as classes, not as interfaces. */
public class Bins {
    public static String speed(Properties properties) {
        String speed = properties.getProperty("speed");
        return speed == null ? "slow" : speed;
    }

    public static int total(ArrayList<Integer> amounts) {
        int sum = 0;
        for (int amount : amounts) sum += amount;
        return sum > 10 ? 10 : sum;
    }

    public static int bread(HashMap<String, Integer> stock) {
        for (Map.Entry<String, Integer> entry : stock.entrySet())
            if (entry.getKey().equals("bread")) return entry.getValue();
        return 0;
    }
}
