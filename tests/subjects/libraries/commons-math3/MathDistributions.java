// expect: as java
import org.apache.commons.math3.distribution.*;
import org.apache.commons.math3.random.*;

public class MathDistributions {
    public static void main(String[] args) {
        RealDistribution[] ds = {new NormalDistribution(1, 2), new UniformRealDistribution(0, 4), new ExponentialDistribution(2), new GammaDistribution(2, 3), new BetaDistribution(2, 5), new TDistribution(5), new ChiSquaredDistribution(3), new FDistribution(3, 7), new LogNormalDistribution(0, 1),
            new WeibullDistribution(1.5, 2), new CauchyDistribution(), new TriangularDistribution(0, 1, 3)};
        for (RealDistribution d : ds) {
            System.out.printf("%s %.9f %.9f %.7f %.9f%n", d.getClass().getSimpleName(), d.density(0.7), d.cumulativeProbability(0.7), d.inverseCumulativeProbability(0.6), d.getNumericalMean());
        }
        IntegerDistribution[] is = {new BinomialDistribution(10, 0.3), new PoissonDistribution(3.5), new GeometricDistribution(0.4), new HypergeometricDistribution(20, 7, 5), new PascalDistribution(3, 0.5), new UniformIntegerDistribution(2, 9), new ZipfDistribution(8, 1.2)};
        for (IntegerDistribution d : is) {
            System.out.printf("%s %.9f %.9f %d %.6f%n", d.getClass().getSimpleName(), d.probability(3), d.cumulativeProbability(3), d.inverseCumulativeProbability(0.6), d.getNumericalVariance());
        }
        NormalDistribution n = new NormalDistribution(new MersenneTwister(42), 10, 3);
        double sum = 0;
        for (int i = 0; i < 100; i++) {
            sum += n.sample();
        }
        System.out.printf("%.9f%n", sum);
        for (RandomGenerator g : new RandomGenerator[] {new MersenneTwister(1), new Well19937c(1), new ISAACRandom(1), new JDKRandomGenerator(1)}) {
            System.out.println(g.getClass().getSimpleName() + " " + g.nextInt() + " " + g.nextInt(100) + " " + g.nextLong() + " " + g.nextBoolean() + " " + g.nextDouble());
        }
        RandomDataGenerator data = new RandomDataGenerator(new Well1024a(5));
        System.out.println(data.nextInt(1, 100) + " " + java.util.Arrays.toString(data.nextPermutation(6, 4)) + " " + data.nextHexString(10) + " " + data.nextPoisson(4));
        HaltonSequenceGenerator h = new HaltonSequenceGenerator(2);
        SobolSequenceGenerator so = new SobolSequenceGenerator(2);
        for (int i = 0; i < 3; i++) {
            System.out.println(java.util.Arrays.toString(h.nextVector()) + java.util.Arrays.toString(so.nextVector()));
        }
    }
}
