// expect: as java
import java.util.*;
import org.apache.commons.math3.genetics.*;
import org.apache.commons.math3.ml.clustering.*;
import org.apache.commons.math3.ml.distance.*;
import org.apache.commons.math3.random.*;

public class MathClusteringAndGenetics {
    static class Bits extends BinaryChromosome {
        Bits(List<Integer> l) {
            super(l);
        }

        @Override
        public double fitness() {
            int n = 0;
            for (int b : getRepresentation()) {
                n += b;
            }
            return n;
        }

        @Override
        public AbstractListChromosome<Integer> newFixedLengthChromosome(List<Integer> l) {
            return new Bits(l);
        }
    }

    public static void main(String[] args) {
        List<DoublePoint> points = new ArrayList<>();
        RandomGenerator random = new MersenneTwister(3);
        for (int i = 0; i < 30; i++) {
            points.add(new DoublePoint(new double[] {i % 3 * 10 + random.nextDouble(), i % 3 * -5 + random.nextDouble()}));
        }
        KMeansPlusPlusClusterer<DoublePoint> k = new KMeansPlusPlusClusterer<>(3, 100, new EuclideanDistance(), new MersenneTwister(1));
        List<CentroidCluster<DoublePoint>> clusters = k.cluster(points);
        clusters.sort(Comparator.comparingDouble(c -> c.getCenter().getPoint()[0]));
        for (CentroidCluster<DoublePoint> c : clusters) {
            System.out.printf("%d %.6f %.6f%n", c.getPoints().size(), c.getCenter().getPoint()[0], c.getCenter().getPoint()[1]);
        }
        System.out.println(new DBSCANClusterer<DoublePoint>(2, 3).cluster(points).size() + " " + new FuzzyKMeansClusterer<DoublePoint>(3, 2, 50, new ManhattanDistance(), 1e-3, new MersenneTwister(2)).cluster(points).size());
        for (DistanceMeasure d : new DistanceMeasure[] {new EuclideanDistance(), new ManhattanDistance(), new ChebyshevDistance(), new CanberraDistance(), new EarthMoversDistance()}) {
            System.out.print(d.compute(new double[] {1, 2, 3}, new double[] {4, 0, 3.5}) + " ");
        }
        System.out.println();
        GeneticAlgorithm.setRandomGenerator(new MersenneTwister(7));
        GeneticAlgorithm ga = new GeneticAlgorithm(new OnePointCrossover<Integer>(), 0.9, new BinaryMutation(), 0.05, new TournamentSelection(2));
        List<Chromosome> initial = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            initial.add(new Bits(BinaryChromosome.randomBinaryRepresentation(12)));
        }
        Population result = ga.evolve(new ElitisticListPopulation(initial, 16, 0.2), new FixedGenerationCount(15));
        System.out.println(result.getFittestChromosome().getFitness() + " " + ga.getGenerationsEvolved() + " " + result.getPopulationSize());
        System.out.println(new RandomKey(List.of(0.4, 0.1, 0.9)).decode(List.of("a", "b", "c")));
    }

    static class RandomKey extends org.apache.commons.math3.genetics.RandomKey<String> {
        RandomKey(List<Double> l) {
            super(l);
        }

        @Override
        public double fitness() {
            return 0;
        }

        @Override
        public AbstractListChromosome<Double> newFixedLengthChromosome(List<Double> l) {
            return new RandomKey(l);
        }
    }
}
