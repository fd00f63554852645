// expect: as java
import java.util.*;

public class NumericAlgorithms {
    static double[][] multiply(double[][] a, double[][] b) {
        double[][] c = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static double determinant(double[][] m) {
        int n = m.length;
        double d = 1;
        for (int i = 0; i < n; i++) {
            int p = i;
            for (int j = i + 1; j < n; j++) {
                if (Math.abs(m[j][i]) > Math.abs(m[p][i])) {
                    p = j;
                }
            }
            if (p != i) {
                double[] t = m[p];
                m[p] = m[i];
                m[i] = t;
                d = -d;
            }
            d *= m[i][i];
            for (int j = i + 1; j < n; j++) {
                double f = m[j][i] / m[i][i];
                for (int k = i; k < n; k++) {
                    m[j][k] -= f * m[i][k];
                }
            }
        }
        return d;
    }

    static double newton(double x) {
        double g = x / 2;
        while (Math.abs(g * g - x) > 1e-12 * x) {
            g = (g + x / g) / 2;
        }
        return g;
    }

    static long modPow(long b, long e, long m) {
        long r = 1;
        b %= m;
        while (e > 0) {
            if ((e & 1) == 1) {
                r = r * b % m;
            }
            b = b * b % m;
            e >>= 1;
        }
        return r;
    }

    static int mandelbrot(double cr, double ci) {
        double zr = 0, zi = 0;
        int n = 0;
        while (zr * zr + zi * zi < 4 && n < 50) {
            double t = zr * zr - zi * zi + cr;
            zi = 2 * zr * zi + ci;
            zr = t;
            n++;
        }
        return n;
    }

    static float kahan(float[] xs) {
        float sum = 0, c = 0;
        for (float x : xs) {
            float y = x - c, t = sum + y;
            c = (t - sum) - y;
            sum = t;
        }
        return sum;
    }

    public static void main(String[] args) {
        double[][] m = {{2, -1, 0.5}, {1e-3, 3, 7}, {4, 0, 1.0 / 3}};
        System.out.println(Arrays.deepToString(multiply(m, m)) + " " + determinant(multiply(m, m)));
        for (double x : new double[] {2, 3, 1e10, 1e-5}) {
            System.out.print(newton(x) + " ");
        }
        System.out.println(modPow(3, 1_000_000_006L, 1_000_000_007L) + " " + modPow(2, 62, Integer.MAX_VALUE));
        for (double y = -1; y <= 1; y += 0.25) {
            StringBuilder line = new StringBuilder();
            for (double x = -2; x <= 0.6; x += 0.065) {
                line.append(" .:-=+*#%@".charAt(mandelbrot(x, y) * 9 / 50));
            }
            System.out.println(line);
        }
        float[] xs = new float[1000];
        float naive = 0;
        for (int i = 0; i < xs.length; i++) {
            xs[i] = 0.1f * (i % 7);
            naive += xs[i];
        }
        System.out.println(kahan(xs) + " " + naive);
        double integral = 0;
        for (int i = 0; i < 1000; i++) {
            double x = (i + 0.5) / 1000;
            integral += x * x * x - 2 / (1 + x);
        }
        System.out.println(integral / 1000);
        long a = 1, b = 1;
        for (int i = 0; i < 100; i++) {
            long t = a + b;
            a = b;
            b = t;
        }
        System.out.println(a + " " + Long.toHexString(b));
        int crc = 0xffffffff;
        for (byte x : "123456789".getBytes()) {
            crc ^= x & 0xff;
            for (int k = 0; k < 8; k++) {
                crc = crc >>> 1 ^ (0xedb88320 & -(crc & 1));
            }
        }
        System.out.println(Integer.toHexString(~crc));
    }
}
