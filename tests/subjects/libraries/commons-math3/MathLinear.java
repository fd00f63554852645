// expect: as java
import org.apache.commons.math3.linear.*;

public class MathLinear {
    public static void main(String[] args) {
        RealMatrix a = MatrixUtils.createRealMatrix(new double[][] {{4, -2, 1}, {-2, 4, -2}, {1, -2, 4}});
        RealMatrix b = MatrixUtils.createRealMatrix(new double[][] {{1, 2, 3}, {0, 1, 4}, {5, 6, 0}});
        System.out.println(a.multiply(b) + " " + a.add(b) + " " + a.transpose() + " " + a.getTrace() + " " + b.getNorm() + " " + a.power(3) + " " + a.getSubMatrix(0, 1, 1, 2));
        System.out.println(new LUDecomposition(b).getDeterminant() + " " + new LUDecomposition(b).getSolver().getInverse());
        RealVector x = new LUDecomposition(a).getSolver().solve(new ArrayRealVector(new double[] {11, -16, 17}));
        System.out.println(x + " " + a.operate(x) + " " + x.dotProduct(x) + " " + x.getNorm() + " " + x.cosine(new ArrayRealVector(new double[] {1, 0, 0})) + " " + x.outerProduct(x).getColumnDimension());
        CholeskyDecomposition c = new CholeskyDecomposition(a);
        System.out.println(c.getL() + " " + c.getDeterminant());
        QRDecomposition qr = new QRDecomposition(b);
        System.out.println(qr.getR() + " " + qr.getQ().multiply(qr.getR()).subtract(b).getFrobeniusNorm());
        EigenDecomposition e = new EigenDecomposition(a);
        for (double v : e.getRealEigenvalues()) {
            System.out.printf("%.9f ", v);
        }
        System.out.println(e.hasComplexEigenvalues());
        SingularValueDecomposition svd = new SingularValueDecomposition(b);
        System.out.printf("%.9f %.9f %d%n", svd.getSingularValues()[0], svd.getConditionNumber(), svd.getRank());
        try {
            new LUDecomposition(MatrixUtils.createRealMatrix(new double[][] {{1, 2}, {2, 4}})).getSolver().getInverse();
        } catch (SingularMatrixException s) {
            System.out.println(s.getMessage());
        }
        try {
            a.multiply(MatrixUtils.createRealIdentityMatrix(2));
        } catch (org.apache.commons.math3.exception.DimensionMismatchException d) {
            System.out.println(d.getMessage());
        }
        System.out.println(MatrixUtils.createRealDiagonalMatrix(new double[] {1, 2}) + " " + new BlockRealMatrix(2, 2) + " " + new OpenMapRealVector(3, 0.1) + " " + MatrixUtils.isSymmetric(a, 1e-9));
        System.out.println(new ConjugateGradient(100, 1e-10, true).solve((RealLinearOperator) a, new ArrayRealVector(new double[] {1, 2, 3})).mapMultiply(1e6).map(Math::rint));
    }
}
