// expect: as java
import org.apache.commons.math3.stat.*;
import org.apache.commons.math3.stat.correlation.*;
import org.apache.commons.math3.stat.descriptive.*;
import org.apache.commons.math3.stat.inference.*;
import org.apache.commons.math3.stat.ranking.*;
import org.apache.commons.math3.stat.regression.*;

public class MathStatistics {
    public static void main(String[] args) {
        double[] x = {2, 4, 4, 4, 5, 5, 7, 9, 12.5, -3}, y = {1, 3, 2, 5, 4, 6, 8, 9, 13, -2};
        DescriptiveStatistics d = new DescriptiveStatistics(x);
        System.out.println(d.getMean() + " " + d.getStandardDeviation() + " " + d.getPercentile(25) + " " + d.getKurtosis() + " " + d.getSkewness() + " " + d.getMin() + d.getMax() + " " + d.getGeometricMean() + " " + d.getSumsq());
        d.setWindowSize(3);
        d.addValue(100);
        System.out.println(d.getN() + " " + d.getMean());
        SummaryStatistics s = new SummaryStatistics();
        for (double v : x) {
            s.addValue(v);
        }
        System.out.println(s.getVariance() + " " + s.getPopulationVariance() + " " + s.getSum() + " " + s.getSecondMoment());
        System.out.println(StatUtils.mean(x) + " " + StatUtils.percentile(x, 50) + " " + StatUtils.variance(x, 2, 5) + " " + java.util.Arrays.toString(StatUtils.mode(x)) + " " + java.util.Arrays.toString(StatUtils.normalize(new double[] {1, 2, 3})));
        System.out.println(new PearsonsCorrelation().correlation(x, y) + " " + new SpearmansCorrelation().correlation(x, y) + " " + new KendallsCorrelation().correlation(x, y) + " " + new Covariance().covariance(x, y));
        SimpleRegression r = new SimpleRegression();
        for (int i = 0; i < x.length; i++) {
            r.addData(x[i], y[i]);
        }
        System.out.println(r.getSlope() + " " + r.getIntercept() + " " + r.getRSquare() + " " + r.predict(10) + " " + r.getSlopeStdErr());
        OLSMultipleLinearRegression ols = new OLSMultipleLinearRegression();
        ols.newSampleData(new double[] {11, 12, 13, 14, 15.5}, new double[][] {{1, 2}, {2, 1}, {3, 5}, {4, 4}, {5, 7}});
        for (double v : ols.estimateRegressionParameters()) {
            System.out.printf("%.8f ", v);
        }
        System.out.printf("%.8f%n", ols.calculateRSquared());
        System.out.printf("%.10f %.10f %.10f %.10f%n", TestUtils.t(5, x), TestUtils.tTest(x, y), TestUtils.pairedTTest(x, y), TestUtils.chiSquare(new double[] {10, 10, 10}, new long[] {8, 12, 10}));
        System.out.println(java.util.Arrays.toString(new NaturalRanking(TiesStrategy.MINIMUM).rank(x)) + " " + new MannWhitneyUTest().mannWhitneyU(x, y));
        Frequency f = new Frequency();
        for (String w : "a b a c a".split(" ")) {
            f.addValue(w);
        }
        System.out.println(f.getCount("a") + " " + f.getPct("b") + " " + f.getCumFreq("b") + " " + f.getMode());
    }
}
