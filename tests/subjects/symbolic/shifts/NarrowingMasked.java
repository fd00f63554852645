// expect: safe
import gov.nasa.jpf.symbc.Debug;

public class NarrowingMasked {
    public static void main(String[] args) {
        int length = Debug.makeSymbolicInteger("length");
        Debug.assume(length >= 0 && length <= 0xffffff);
        byte[] header = {(byte) (length >> 16), (byte) (length >> 8), (byte) length};
        int read = 0;
        for (byte part : header) read = read << 8 | part & 0xff;
        assert read == length;
        assert (short) length == (short) (char) length;
    }
}
