// expect: safe
// method: check(sym#sym)
// A checksum of one byte is linear: the sum of two messages has the sum of their checksums. No message but 0 has 0.
public class CyclicChecksum {
    static int crc8(int data) {
        int crc = data & 0xff;
        for (int i = 0; i < 8; i++) {
            int carry = -(crc >> 7);
            crc = (crc << 1 ^ 0x07 & carry) & 0xff;
        }
        return crc;
    }

    static void check(byte a, byte b) {
        assert (crc8(a) ^ crc8(b)) == crc8(a ^ b);
        assert crc8(a) != 0 || a == 0;
    }
}
