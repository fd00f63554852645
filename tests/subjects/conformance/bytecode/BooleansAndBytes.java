// expect: as java
public class BooleansAndBytes {
    static boolean field;
    static byte byteField;
    static char charField;
    static short shortField;

    static boolean and(boolean a, boolean b) {
        return a & b;
    }

    static byte asByte(int i) {
        return (byte) i;
    }

    static char asChar(int i) {
        return (char) i;
    }

    static short asShort(int i) {
        return (short) i;
    }

    public static void main(String[] args) {
        boolean[] flags = {true, false};
        for (boolean a : flags) {
            for (boolean b : flags) {
                System.out.println(a + " " + b + " " + and(a, b) + (a | b) + (a ^ b) + (a && b) + (a || b) + !a + (a == b) + (a != b));
            }
        }
        for (int i : new int[] {0, 127, 128, 255, 256, 32767, 32768, 65535, 65536, -1, -129, 70000}) {
            byteField = (byte) i;
            charField = (char) i;
            shortField = (short) i;
            byte[] bytes = {asByte(i)};
            char[] chars = {asChar(i)};
            short[] shorts = {asShort(i)};
            System.out.println(i + " " + byteField + " " + (int) charField + " " + shortField + " " + bytes[0] + " " + (int) chars[0]
                    + " " + shorts[0] + " " + (bytes[0] & 0xff) + " " + Byte.toUnsignedInt(bytes[0]));
            bytes[0] += 1;
            chars[0] += 1;
            shorts[0] += 1;
            System.out.println(bytes[0] + " " + (int) chars[0] + " " + shorts[0] + " " + (char) (chars[0] & 0x7f | 0x40));
        }
        byte b = -128;
        b = (byte) -b;
        System.out.println(b + " " + (b == -128) + " " + (byte) ~b + " " + (b >>> 1) + " " + (byte) (b >>> 1));
        field |= byteField == -112 || shortField > 0;
        System.out.println(field);
        boolean[][] grid = new boolean[2][3];
        grid[1][2] ^= true;
        grid[1][2] &= !grid[0][0];
        System.out.println(grid[1][2] + " " + Boolean.logicalXor(grid[1][1], grid[1][2]) + " " + Boolean.parseBoolean("tRuE"));
        byte[] big = new byte[300];
        for (int i = 0; i < big.length; i++) {
            big[i] = (byte) (i * 7);
        }
        int sum = 0;
        for (byte x : big) {
            sum += x;
        }
        System.out.println(sum);
    }
}
