// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Matrices {
    final double[][] a;

    Matrices(double[]... rows) {
        a = rows;
    }

    static Matrices generate(int n, IntBinaryOperator f) {
        return new Matrices(IntStream.range(0, n).mapToObj(i -> IntStream.range(0, n).mapToDouble(j -> f.applyAsInt(i, j)).toArray()).toArray(double[][]::new));
    }

    Matrices times(Matrices o) {
        double[][] r = new double[a.length][o.a[0].length];
        for (int i = 0; i < r.length; i++) for (int j = 0; j < r[0].length; j++) for (int k = 0; k < o.a.length; k++) r[i][j] += a[i][k] * o.a[k][j];
        return new Matrices(r);
    }

    double determinant() {
        double[][] m = Arrays.stream(a).map(double[]::clone).toArray(double[][]::new);
        double det = 1;
        for (int c = 0; c < m.length; c++) {
            int p = c;
            for (int r = c + 1; r < m.length; r++) if (Math.abs(m[r][c]) > Math.abs(m[p][c])) p = r;
            if (m[p][c] == 0) return 0;
            if (p != c) {
                double[] t = m[p];
                m[p] = m[c];
                m[c] = t;
                det = -det;
            }
            det *= m[c][c];
            for (int r = c + 1; r < m.length; r++) {
                double f = m[r][c] / m[c][c];
                for (int k = c; k < m.length; k++) m[r][k] -= f * m[c][k];
            }
        }
        return det;
    }

    @Override
    public String toString() {
        return Arrays.stream(a).map(Arrays::toString).collect(Collectors.joining("\n"));
    }

    public static void main(String[] args) {
        Matrices m = new Matrices(new double[] {2, -1, 0.5}, new double[] {1, 3, -2}, new double[] {0, 4, 1});
        System.out.println(m.times(m) + "\n" + m.determinant() + " " + generate(4, (i, j) -> i * j).determinant() + " " + generate(3, (i, j) -> i == j ? 1 : 0).times(m).determinant());
        try {
            m.times(new Matrices(new double[] {1}, new double[] {2}, new double[] {3}, new double[] {4}));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        double[][] jagged = {{1}, {2, 3}, {}};
        System.out.println(Arrays.stream(jagged).flatMapToDouble(Arrays::stream).sum() + Arrays.deepToString(jagged) + new int[2][3][].length + new int[2][3][1].getClass().getName());
        try {
            new Matrices(new double[2][-1]);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
