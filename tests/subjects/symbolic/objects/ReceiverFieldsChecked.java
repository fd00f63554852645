// expect: safe
// method: add(sym)
// keys: symbolic.fields=instance
public class ReceiverFieldsChecked {
    private long sum;
    private int count;
    private String name;

    void add(int value) {
        if (count < 0 || count > 1000 || sum < -1_000_000 || sum > 1_000_000) return;
        long before = sum;
        sum += value;
        count++;
        assert count >= 1;
        assert sum - before == value;
        if (name != null && name.equals("total")) assert name.length() == 5;
    }
}
