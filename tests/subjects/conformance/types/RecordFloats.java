// expect: as java
import java.util.*;

/** Record equality compares floats by bits as compare() does: NaN equals NaN, 0.0 differs from -0.0. */
public class RecordFloats {
    record F(float f) {
    }

    record D(double d) {
    }

    record Mixed(float f, double d, Float bf, Double bd) {
    }

    public static void main(String[] args) {
        float[] fs = {0f, -0f, 1.5f, Float.NaN, Float.intBitsToFloat(0x7fc00001), Float.POSITIVE_INFINITY};
        for (float a : fs) {
            for (float b : fs) {
                System.out.print(new F(a).equals(new F(b)) ? 1 : 0);
            }
            System.out.println(" " + new F(a) + " " + new F(a).hashCode() + " " + Float.hashCode(a));
        }
        double[] ds = {0.0, -0.0, 1e-300, Double.NaN, Double.longBitsToDouble(0x7ff8000000000001L), Double.NEGATIVE_INFINITY};
        for (double a : ds) {
            for (double b : ds) {
                System.out.print(new D(a).equals(new D(b)) ? 1 : 0);
            }
            System.out.println(" " + new D(a) + " " + new D(a).hashCode() + " " + Double.hashCode(a));
        }
        Mixed m = new Mixed(-0f, 0.0, -0f, 0.0);
        System.out.println(m.equals(new Mixed(0f, 0.0, -0f, 0.0)) + " " + m.equals(new Mixed(-0f, 0.0, -0f, 0.0)) + " " + m + " "
                + m.hashCode());
        Set<D> set = new HashSet<>(List.of(new D(0.0), new D(-0.0), new D(Double.NaN)));
        System.out.println(set.contains(new D(0.0)) + " " + set.contains(new D(Double.NaN)) + " " + set.size());
    }
}
