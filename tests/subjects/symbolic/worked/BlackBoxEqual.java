// expect: violated assertion
// method: test(sym#sym)
// witness: [-771559539, 0]
// As BlackBox: an error that was found and replayed is one, approximated or not.
public class BlackBoxEqual {
    static int blackBox(int y) {
        java.util.zip.CRC32 checksum = new java.util.zip.CRC32();
        checksum.update(y); // native
        return (int) checksum.getValue();
    }

    static void test(int x, int y) {
        if (x == blackBox(y)) assert false : "equal";
    }
}
