// expect: as java
import java.util.*;
import org.apache.commons.math3.analysis.MultivariateFunction;
import org.apache.commons.math3.fitting.*;
import org.apache.commons.math3.optim.*;
import org.apache.commons.math3.optim.linear.*;
import org.apache.commons.math3.optim.nonlinear.scalar.*;
import org.apache.commons.math3.optim.nonlinear.scalar.noderiv.*;
import org.apache.commons.math3.optim.univariate.*;

public class MathOptimization {
    public static void main(String[] args) {
        LinearObjectiveFunction f = new LinearObjectiveFunction(new double[] {3, 5}, 0);
        List<LinearConstraint> cs = List.of(new LinearConstraint(new double[] {1, 0}, Relationship.LEQ, 4), new LinearConstraint(new double[] {0, 2}, Relationship.LEQ, 12), new LinearConstraint(new double[] {3, 2}, Relationship.LEQ, 18));
        PointValuePair best = new SimplexSolver().optimize(f, new LinearConstraintSet(cs), GoalType.MAXIMIZE, new NonNegativeConstraint(true));
        System.out.println(Arrays.toString(best.getPoint()) + " " + best.getValue());
        try {
            new SimplexSolver().optimize(f, new LinearConstraintSet(List.of(new LinearConstraint(new double[] {1, 1}, Relationship.LEQ, -1))), GoalType.MAXIMIZE, new NonNegativeConstraint(true));
        } catch (NoFeasibleSolutionException e) {
            System.out.println(e.getMessage());
        }
        try {
            new SimplexSolver().optimize(f, new LinearConstraintSet(List.of(new LinearConstraint(new double[] {1, 0}, Relationship.LEQ, 1))), GoalType.MAXIMIZE, new NonNegativeConstraint(true));
        } catch (UnboundedSolutionException e) {
            System.out.println(e.getMessage());
        }
        UnivariatePointValuePair u = new BrentOptimizer(1e-10, 1e-14).optimize(new UnivariateObjectiveFunction(x -> (x - 2) * (x - 2) + 1), GoalType.MINIMIZE, new SearchInterval(0, 5), new MaxEval(200));
        System.out.printf("%.6f %.6f%n", u.getPoint(), u.getValue());
        MultivariateFunction rosenbrock = x -> Math.pow(1 - x[0], 2) + 100 * Math.pow(x[1] - x[0] * x[0], 2);
        PointValuePair n = new SimplexOptimizer(1e-12, 1e-14).optimize(new MaxEval(2000), new ObjectiveFunction(rosenbrock), GoalType.MINIMIZE, new InitialGuess(new double[] {-1.2, 1}), new NelderMeadSimplex(2));
        System.out.printf("%.3f %.3f%n", n.getPoint()[0], n.getPoint()[1]);
        PointValuePair p = new PowellOptimizer(1e-10, 1e-12).optimize(new MaxEval(5000), new ObjectiveFunction(x -> x[0] * x[0] + 2 * x[1] * x[1] + x[0] * x[1] - x[0]), GoalType.MINIMIZE, new InitialGuess(new double[] {5, 5}));
        System.out.printf("%.4f %.4f%n", p.getPoint()[0], p.getPoint()[1]);
        try {
            new SimplexOptimizer(1e-20, 1e-30).optimize(new MaxEval(10), new ObjectiveFunction(rosenbrock), GoalType.MINIMIZE, new InitialGuess(new double[] {0, 0}), new NelderMeadSimplex(2));
        } catch (org.apache.commons.math3.exception.TooManyEvaluationsException e) {
            System.out.println(e.getMax());
        }
        WeightedObservedPoints obs = new WeightedObservedPoints();
        for (int i = 0; i < 8; i++) {
            obs.add(i, 2 + 3 * i - 0.5 * i * i);
        }
        for (double c : PolynomialCurveFitter.create(2).fit(obs.toList())) {
            System.out.printf("%.6f ", c);
        }
        WeightedObservedPoints g = new WeightedObservedPoints();
        for (int i = -5; i <= 5; i++) {
            g.add(i, 4 * Math.exp(-(i - 1.0) * (i - 1.0) / 8));
        }
        for (double c : GaussianCurveFitter.create().fit(g.toList())) {
            System.out.printf("%.4f ", c);
        }
        System.out.println();
    }
}
