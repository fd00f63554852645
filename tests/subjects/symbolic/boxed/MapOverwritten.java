// expect: violated assertion
// method: check(sym#sym)
// witness: [4, 4]
// The second account replaces the first where the numbers are the same.
import java.util.HashMap;
import java.util.Map;

public class MapOverwritten {
    static void check(int first, int second) {
        Map<Integer, Integer> balances = new HashMap<>();
        balances.put(first, 100);
        balances.put(second, 50);
        int sum = 0;
        for (int balance : balances.values()) sum += balance;
        assert sum == 150;
    }
}
