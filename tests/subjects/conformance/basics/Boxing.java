// expect: as java
import java.util.ArrayList;
import java.util.List;

public class Boxing {
    static Object box(Object o) {
        return o.getClass().getSimpleName() + "=" + o;
    }

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c <= d && c >= d));
        Long la = -128L, lb = -128L, lc = -129L, ld = -129L;
        System.out.println((la == lb) + " " + (lc == ld) + " " + la.equals(-128) + " " + la.equals(-128L));
        Character ca = 'x', cb = 'x';
        Boolean ba = true, bb = Boolean.valueOf("TRUE");
        System.out.println((ca == cb) + " " + (ba == bb));
        System.out.println(box((byte) 1) + " " + box((short) 2) + " " + box('c') + " " + box(1) + " " + box(1L) + " " + box(1f)
                + " " + box(1d) + " " + box(false));
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            list.add(i * 100);
        }
        list.remove(2);
        list.remove((Integer) 300);
        int sum = 0;
        for (int v : list) {
            sum += v;
        }
        System.out.println(list + " " + sum);
        Integer nothing = null;
        try {
            int i = nothing;
            System.out.println(i);
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
        Object mixed = true ? 1 : "s";
        Object promoted = true ? 1 : 2.0;
        System.out.println(mixed + " " + promoted);
        System.out.println(Integer.MAX_VALUE + Integer.valueOf(1));
        System.out.println(Integer.valueOf(65).hashCode() + " " + Long.valueOf(1L << 32).hashCode() + " "
                + Double.valueOf(1.5).hashCode() + " " + Boolean.TRUE.hashCode() + " " + Character.valueOf('a').hashCode() + " "
                + Float.valueOf(2.5f).hashCode());
        System.out.println(Integer.compare(3, 5) + " " + Integer.signum(-9) + " " + Integer.toBinaryString(-8) + " "
                + Integer.toString(255, 16) + " " + Integer.parseInt("-7f", 16) + " " + Integer.toUnsignedString(-1) + " "
                + Integer.divideUnsigned(-1, 2) + " " + Long.parseUnsignedLong("18446744073709551615") + " "
                + Integer.decode("0x1F") + " " + Integer.toOctalString(64) + " " + Long.toString(-255, 36));
    }
}
