// expect: as java
import java.math.*;
import java.util.*;
import java.util.stream.*;

public class PrimesAndSums {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).allMatch(d -> n % d != 0)).boxed().toList());
        long n = 600851475143L;
        List<Long> factors = new ArrayList<>();
        for (long d = 2; d * d <= n; d++) while (n % d == 0) {
            factors.add(d);
            n /= d;
        }
        factors.add(n);
        System.out.println(factors + " " + factors.stream().reduce(1L, Math::multiplyExact));
        BigInteger f = IntStream.rangeClosed(1, 30).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        System.out.println(f + " " + f.toString().chars().map(c -> c - '0').sum() + " " + f.bitCount() + f.isProbablePrime(5) + BigInteger.valueOf(97).nextProbablePrime());
        BigDecimal e = BigDecimal.ZERO, term = BigDecimal.ONE;
        MathContext mc = new MathContext(30);
        for (int i = 1; i < 30; i++) {
            e = e.add(term, mc);
            term = term.divide(BigDecimal.valueOf(i), mc);
        }
        System.out.println(e + " " + e.setScale(5, RoundingMode.FLOOR) + e.ulp());
        double sum = 0, c = 0;
        for (int i = 1; i <= 1000; i++) {
            double y = 1.0 / i - c, t = sum + y;
            c = t - sum - y;
            sum = t;
        }
        System.out.println(sum + " " + IntStream.rangeClosed(1, 1000).mapToDouble(i -> 1.0 / i).sum() + " " + Math.exp(Math.log(sum)) / sum);
        int perfect = 0;
        for (int i = 2; i < 500; i++) {
            int s = 1;
            for (int d = 2; d * d <= i; d++) if (i % d == 0) s += d * d == i ? d : d + i / d;
            if (s == i) perfect += i;
        }
        System.out.println(perfect + " " + IntStream.range(1, 30).boxed().flatMap(a -> IntStream.range(a, 30).boxed().filter(b -> Math.sqrt(a * a + b * b) % 1 == 0 && a * a + b * b < 900).map(b -> a + "," + b)).toList());
        long a = 0, b = 1, m = 1_000_000_007;
        for (int i = 0; i < 1000; i++) {
            long t = (a + b) % m;
            a = b;
            b = t;
        }
        System.out.println(a + " " + power(3, 1_000_000, m) + " " + power(2, 62, Long.MAX_VALUE) + " " + Long.MAX_VALUE / 3 * 2 % 7);
    }

    static long power(long x, long n, long m) {
        long r = 1;
        for (; n > 0; n >>= 1, x = Math.floorMod(x * x, m)) if ((n & 1) == 1) r = Math.floorMod(r * x, m);
        return r;
    }
}
