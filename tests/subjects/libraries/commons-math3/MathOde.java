// expect: as java
import org.apache.commons.math3.ode.*;
import org.apache.commons.math3.ode.events.EventHandler;
import org.apache.commons.math3.ode.nonstiff.*;
import org.apache.commons.math3.ode.sampling.*;

public class MathOde {
    static class Circle implements FirstOrderDifferentialEquations {
        public int getDimension() {
            return 2;
        }

        public void computeDerivatives(double t, double[] y, double[] yDot) {
            yDot[0] = y[1];
            yDot[1] = -y[0];
        }
    }

    public static void main(String[] args) {
        FirstOrderIntegrator[] is = {new EulerIntegrator(0.01), new MidpointIntegrator(0.05), new ClassicalRungeKuttaIntegrator(0.1), new GillIntegrator(0.1), new ThreeEighthesIntegrator(0.1), new DormandPrince853Integrator(1e-8, 1, 1e-10, 1e-10), new HighamHall54Integrator(1e-8, 1, 1e-8, 1e-8),
            new GraggBulirschStoerIntegrator(1e-8, 1, 1e-9, 1e-9), new AdamsBashforthIntegrator(4, 1e-8, 1, 1e-8, 1e-8)};
        for (FirstOrderIntegrator i : is) {
            double[] y = {0, 1};
            double t = i.integrate(new Circle(), 0, y, 3, y);
            System.out.printf("%s %.3f %.5f %.5f%n", i.getName(), t, y[0], y[1]);
        }
        FirstOrderIntegrator i = new DormandPrince54Integrator(1e-8, 1, 1e-10, 1e-10);
        StringBuilder steps = new StringBuilder();
        i.addStepHandler(new StepNormalizer(0.5, new FixedStepHandler() {
            public void init(double t0, double[] y0, double t) {
                steps.append("init ");
            }

            public void handleStep(double t, double[] y, double[] yDot, boolean last) {
                steps.append(String.format("%.1f:%.4f ", t, y[0]));
            }
        }));
        i.addEventHandler(new EventHandler() {
            public void init(double t0, double[] y0, double t) {
            }

            public double g(double t, double[] y) {
                return y[0] - 0.5;
            }

            public Action eventOccurred(double t, double[] y, boolean increasing) {
                steps.append(increasing ? "up " : "down ");
                return increasing ? Action.CONTINUE : Action.STOP;
            }

            public void resetState(double t, double[] y) {
            }
        }, 0.1, 1e-9, 100);
        double[] y = {0, 1};
        double t = i.integrate(new Circle(), 0, y, 10, y);
        System.out.printf("%s%.6f %.6f%n", steps, t, y[0]);
        ContinuousOutputModel model = new ContinuousOutputModel();
        FirstOrderIntegrator j = new DormandPrince853Integrator(1e-8, 1, 1e-10, 1e-10);
        j.addStepHandler(model);
        j.integrate(new Circle(), 0, new double[] {0, 1}, 2, new double[2]);
        model.setInterpolatedTime(1.25);
        System.out.printf("%.6f %.6f%n", model.getInterpolatedState()[0], model.getInitialTime());
    }
}
