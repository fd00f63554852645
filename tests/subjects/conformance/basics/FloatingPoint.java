// expect: as java
public class FloatingPoint {
    static double[] values = {0.0, -0.0, 1.0, -1.5, 1e-300, Double.MIN_VALUE, Double.MAX_VALUE, 3.0e9, -3.0e9, 1e19,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};

    static String compare(double a, double b) {
        return (a < b) + "," + (a <= b) + "," + (a > b) + "," + (a >= b) + "," + (a == b) + "," + (a != b) + ","
                + !(a < b) + "," + !(a > b);
    }

    static String compare(float a, float b) {
        return (a < b) + "," + (a <= b) + "," + (a > b) + "," + (a >= b) + "," + (a == b) + "," + (a != b) + ","
                + !(a < b) + "," + !(a > b);
    }

    public static void main(String[] args) {
        for (double a : values) {
            System.out.println(a + " neg " + (-a) + " int " + (int) a + " long " + (long) a + " float " + (float) a
                    + " byte " + (byte) a + " char " + (int) (char) a + " short " + (short) a);
            float f = (float) a;
            System.out.println("  float " + f + " int " + (int) f + " long " + (long) f + " neg " + (-f));
            for (double b : values) {
                System.out.println("  " + (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
                System.out.println("  " + compare(a, b) + " " + Double.compare(a, b));
                float g = (float) b;
                System.out.println("  " + (f + g) + " " + (f - g) + " " + (f * g) + " " + (f / g) + " " + (f % g));
                System.out.println("  " + compare(f, g) + " " + Float.compare(f, g));
            }
        }
        System.out.println(1.0 / 0.0);
        System.out.println(1.0 / -0.0);
        System.out.println(0.0 == -0.0);
        System.out.println(Double.valueOf(0.0).equals(-0.0));
        System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println((float) 0.1 + 0.2);
        System.out.println((float) 16777217);
        System.out.println((double) Long.MAX_VALUE);
        System.out.println((float) Long.MAX_VALUE);
        System.out.println(100.0f / 3);
        System.out.println(5.5 % 2.25 + " " + -5.5 % 2.25 + " " + 5.5 % -2.25);
    }
}
