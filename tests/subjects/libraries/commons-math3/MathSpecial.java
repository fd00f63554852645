// expect: as java
import java.util.*;
import org.apache.commons.math3.special.*;
import org.apache.commons.math3.transform.*;
import org.apache.commons.math3.filter.*;
import org.apache.commons.math3.complex.Complex;

public class MathSpecial {
    public static void main(String[] args) {
        for (double x : new double[] {0.1, 0.5, 1, 2.5, 7, 20}) {
            System.out.printf("%.1f gamma %.9e loggamma %.9f digamma %.9f erf %.9f erfc %.9e%n", x, Gamma.gamma(x), Gamma.logGamma(x), Gamma.digamma(x), Erf.erf(x), Erf.erfc(x));
            System.out.printf("  beta %.9f regularized %.9f %.9f J0 %.9f inverse %.9f%n", Beta.logBeta(x, 2), Beta.regularizedBeta(0.3, x, 2), Gamma.regularizedGammaP(x, 1.5), BesselJ.value(0, x), Erf.erfInv(x / 21));
        }
        double[] signal = {1, 2, 3, 4, 4, 3, 2, 1};
        Complex[] fft = new FastFourierTransformer(DftNormalization.STANDARD).transform(signal, TransformType.FORWARD);
        for (Complex c : fft) {
            System.out.printf("%.6f%+.6fi ", c.getReal() + 0.0, Math.abs(c.getImaginary()) < 1e-12 ? 0.0 : c.getImaginary());
        }
        System.out.println();
        Complex[] back = new FastFourierTransformer(DftNormalization.STANDARD).transform(fft, TransformType.INVERSE);
        System.out.printf("%.6f %.6f%n", back[0].getReal(), back[3].getReal());
        System.out.println(Arrays.toString(new FastHadamardTransformer().transform(new double[] {1, 0, 1, 0, 0, 1, 1, 0}, TransformType.FORWARD)));
        try {
            new FastFourierTransformer(DftNormalization.UNITARY).transform(new double[3], TransformType.FORWARD);
        } catch (org.apache.commons.math3.exception.MathIllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        double[] cos = new FastCosineTransformer(DctNormalization.STANDARD_DCT_I).transform(new double[] {1, 2, 3, 4, 5}, TransformType.FORWARD);
        for (double c : cos) {
            System.out.printf("%.6f ", Math.abs(c) < 1e-12 ? 0.0 : c);
        }
        System.out.println();
        KalmanFilter k = new KalmanFilter(new DefaultProcessModel(new double[][] {{1}}, new double[][] {{0}}, new double[][] {{1e-3}}, new double[] {0}, new double[][] {{1}}), new DefaultMeasurementModel(new double[][] {{1}}, new double[][] {{0.1}}));
        for (double z : new double[] {1.1, 0.9, 1.05, 0.98, 1.02}) {
            k.predict();
            k.correct(new double[] {z});
            System.out.printf("%.6f ", k.getStateEstimation()[0]);
        }
        System.out.println();
    }
}
