// expect: as java
public class LongArithmetic {
    static long[] values = {0, 1, -1, 3, -3, 63, 64, 65, 0xFFFFFFFFL, 0x100000000L, Long.MAX_VALUE, Long.MIN_VALUE};

    static long mix(int a, long b, short c, long d, byte e) {
        return a * b + c * d - e;
    }

    public static void main(String[] args) {
        for (long a : values) {
            System.out.println(a + ": neg " + (-a) + " not " + (~a) + " int " + (int) a + " hex " + Long.toHexString(a));
            for (long b : values) {
                StringBuilder line = new StringBuilder();
                line.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a & b);
                line.append(' ').append(a | b).append(' ').append(a ^ b);
                if (b != 0) {
                    line.append(' ').append(a / b).append(' ').append(a % b);
                }
                line.append(' ').append(a << b).append(' ').append(a >> b).append(' ').append(a >>> b);
                line.append(' ').append(a << (int) b).append(' ').append(a >>> (int) b);
                line.append(' ').append(a < b).append(a == b).append(Long.compare(a, b));
                System.out.println(line);
            }
        }
        System.out.println(Long.MIN_VALUE / -1);
        System.out.println(Long.MIN_VALUE % -1);
        System.out.println(mix(3, 1L << 40, (short) -5, 7L, (byte) 9));
        System.out.println((int) 0x123456789ABCDEFL);
        System.out.println((short) 0x123456789ABCDEFL);
        System.out.println((byte) 0x123456789ABCDEFL);
        System.out.println((int) (char) 0x123456789ABCDEFL);
    }
}
