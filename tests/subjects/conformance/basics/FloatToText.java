// expect: as java
public class FloatToText {
    public static void main(String[] args) {
        double[] doubles = {1, 10, 100, 1e6, 1e7, 1.0E-3, 9.999e-4, 123456789.125, 1.0E22, 4.9E-324, 2.2250738585072014E-308,
            Math.PI, Math.E, 0.3, 2.0 / 3, 1e21, 1e23, 5e-324, 1234567.0, 12345678.0};
        for (double d : doubles) {
            System.out.println(d + " " + -d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d)));
        }
        float[] floats = {1, 10, 1e7f, 1.0E-3f, 1.17549435E-38f, 1.4E-45f, 3.4028235E38f, 3.1415927f, 0.1f, 33333.334f, 16777216f};
        for (float f : floats) {
            System.out.println(f + " " + -f + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f)));
        }
        String[] texts = {"1", "-1.5e3", "0x1.8p1", "1e400", "1e-400", "NaN", "-Infinity", "  2.5  ", ".5", "5.", "1f", "1d", "9007199254740993", "2.2250738585072012e-308"};
        for (String text : texts) {
            System.out.println(text + " -> " + Double.parseDouble(text) + " " + Float.parseFloat(text));
        }
        for (String text : new String[] {"", "x", "1e", "--1", "1.2.3"}) {
            try {
                System.out.println(Double.parseDouble(text));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
