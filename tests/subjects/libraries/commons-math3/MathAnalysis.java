// expect: as java
import org.apache.commons.math3.analysis.*;
import org.apache.commons.math3.analysis.differentiation.*;
import org.apache.commons.math3.analysis.function.*;
import org.apache.commons.math3.analysis.integration.*;
import org.apache.commons.math3.analysis.interpolation.*;
import org.apache.commons.math3.analysis.polynomials.*;
import org.apache.commons.math3.analysis.solvers.*;

public class MathAnalysis {
    public static void main(String[] args) {
        UnivariateFunction f = x -> x * x * x - 2 * x - 5;
        for (UnivariateSolver s : new UnivariateSolver[] {new BrentSolver(1e-10), new BisectionSolver(1e-10), new SecantSolver(1e-10), new RiddersSolver(1e-10), new PegasusSolver(1e-10), new IllinoisSolver(1e-10), new MullerSolver(1e-10)}) {
            System.out.printf("%s %.8f%n", s.getClass().getSimpleName(), s.solve(100, f, 1, 3));
        }
        try {
            new BrentSolver().solve(100, x -> x * x + 1, 0, 1);
        } catch (org.apache.commons.math3.exception.NoBracketingException e) {
            System.out.println(e.getMessage());
        }
        for (UnivariateIntegrator i : new UnivariateIntegrator[] {new SimpsonIntegrator(), new RombergIntegrator(), new TrapezoidIntegrator(1e-6, 1e-8, 3, 30), new IterativeLegendreGaussIntegrator(5, 1e-9, 1e-9)}) {
            System.out.printf("%s %.6f%n", i.getClass().getSimpleName(), i.integrate(100000, x -> x * x * x - 2 * x, 0, 3));
        }
        PolynomialFunction p = new PolynomialFunction(new double[] {1, -3, 0, 2}), q = new PolynomialFunction(new double[] {0, 1});
        System.out.println(p + " | " + p.derivative() + " | " + p.multiply(q) + " | " + p.add(q).negate() + " " + p.value(1.5) + " " + p.degree() + " " + PolynomialsUtils.createChebyshevPolynomial(5) + " " + PolynomialsUtils.createLegendrePolynomial(3));
        System.out.println(new LaguerreSolver().solveAllComplex(new double[] {-6, 11, -6, 1}, 0).length + " " + Math.rint(new LaguerreSolver().solve(100, new PolynomialFunction(new double[] {-6, 11, -6, 1}), 2.5, 4) * 1e6));
        double[] xs = {0, 1, 2, 3, 4}, ys = {1, 0, 3, 2, 5};
        PolynomialSplineFunction spline = new SplineInterpolator().interpolate(xs, ys);
        System.out.println(spline.value(1.5) + " " + spline.derivative().value(2.5) + " " + new LinearInterpolator().interpolate(xs, ys).value(0.25) + " " + new DividedDifferenceInterpolator().interpolate(xs, ys).value(1.5) + " " + new AkimaSplineInterpolator().interpolate(xs, ys).value(2.2) + " "
                + new LoessInterpolator(0.9, 1).smooth(xs, ys)[2]);
        DerivativeStructure x = new DerivativeStructure(1, 3, 0, 2.0);
        DerivativeStructure y = x.pow(3).subtract(x.multiply(4)).add(x.reciprocal());
        System.out.println(y.getValue() + " " + y.getPartialDerivative(1) + " " + y.getPartialDerivative(2) + " " + y.getPartialDerivative(3));
        System.out.println(FunctionUtils.compose((UnivariateFunction) new Power(2), new Minus()).value(3) + " " + FunctionUtils.add((UnivariateFunction) new Identity(), new Constant(5)).value(2) + " " + new Gaussian(1, 0, 1).value(0) + " " + new Logistic(1, 0, 1, 1, 0, 1).value(0) + " " + new StepFunction(new double[] {0, 1}, new double[] {5, 6}).value(0.5));
    }
}
