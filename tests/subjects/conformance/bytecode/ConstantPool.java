// expect: as java
/** Constants of all sizes and kinds: iconst, bipush, sipush, ldc, ldc_w, ldc2_w, ConstantValue attributes. */
public class ConstantPool {
    static final int A = 5, B = 127, C = -129, D = 32768, E = Integer.MIN_VALUE;
    static final long L0 = 0L, L1 = 1L, L2 = 2L, L3 = Long.MIN_VALUE;
    static final float F0 = 0f, F1 = 1f, F2 = 2f, F3 = -0f, F4 = Float.MIN_VALUE, FN = Float.NaN;
    static final double D0 = 0.0, D1 = 1.0, D2 = -0.0, D3 = Math.PI, DN = Double.NaN;
    static final char CH = '\uffff';
    static final byte BY = -128;
    static final short SH = -32768;
    static final boolean BO = true;
    static final String EMPTY = "", NUL = "a\0b", SURROGATES = "\ud83d\ude00\ud800", LATIN = "\u0080\u00ff\u07ff\u0800";
    final int instanceConstant = 99;
    final String instanceText = "instance";

    static String codes(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            b.append(Integer.toHexString(c)).append(' ');
        }
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(A + " " + B + " " + C + " " + D + " " + E + " " + -1 + " " + 0 + " " + 6 + " " + 128 + " " + -32768
                + " " + 32767);
        System.out.println(L0 + " " + L1 + " " + L2 + " " + L3);
        System.out.println(F0 + " " + F1 + " " + F2 + " " + F3 + " " + F4 + " " + FN);
        System.out.println(D0 + " " + D1 + " " + D2 + " " + D3 + " " + DN);
        System.out.println((int) CH + " " + BY + " " + SH + " " + BO);
        System.out.println(codes(EMPTY) + "|" + codes(NUL) + "|" + codes(SURROGATES) + "|" + codes(LATIN));
        System.out.println(1 / D2 + " " + 1 / F3 + " " + Float.floatToRawIntBits(F3) + " " + Double.doubleToRawLongBits(D2));
        for (String name : new String[] {"A", "L3", "F3", "DN", "CH", "BY", "SH", "BO", "NUL"}) {
            System.out.print(ConstantPool.class.getDeclaredField(name).get(null).hashCode() + " ");
        }
        System.out.println();
        ConstantPool p = new ConstantPool();
        System.out.println(p.instanceConstant + p.instanceText + ConstantPool.class.getDeclaredField("instanceConstant").get(p));
        int x = 1_000_000, y = 0b1010_1010, z = 0x7fff_ffff, o = 0777;
        System.out.println(x + y + o + " " + z + " " + 0x1p3 + " " + 1e-5f + " " + 'A' + (char) 66 + " " + 0xFFFF_FFFF_FFFFL);
    }
}
