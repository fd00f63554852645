// expect: safe
// method: check(sym)
// The parallel sum of bits against adding them one by one.
public class PopulationCount {
    static void check(char word) {
        int x = word;
        x = x - (x >> 1 & 0x5555);
        x = (x & 0x3333) + (x >> 2 & 0x3333);
        x = x + (x >> 4) & 0x0f0f;
        x = x + (x >> 8) & 0x1f;
        int count = 0;
        for (int i = 0; i < 16; i++) count += word >> i & 1;
        assert x == count;
    }
}
