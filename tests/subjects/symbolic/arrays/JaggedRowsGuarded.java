// expect: safe
// method: check(sym)
// keys: symbolic.array_length=2
public class JaggedRowsGuarded {
    static void check(byte[][] rows) {
        if (rows == null) return;
        int sum = 0;
        int count = 0;
        for (byte[] row : rows) {
            if (row == null) continue;
            for (byte value : row) {
                sum += value & 0xff;
                count++;
            }
        }
        assert count <= 4;
        assert sum >= 0 && sum <= 255 * count;
    }
}
