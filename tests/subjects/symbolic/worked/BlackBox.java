// expect: unknown
// method: test(sym#sym)
// paths: 2 0
// Both branches are taken, by the value that the native method was seen to return; that is an approximation.
public class BlackBox {
    static int blackBox(int y) {
        java.util.zip.CRC32 checksum = new java.util.zip.CRC32();
        checksum.update(y); // native
        return (int) checksum.getValue();
    }

    static boolean test(int x, int y) {
        return x == blackBox(y) ? true : false;
    }
}
