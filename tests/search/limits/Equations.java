import org.sosy_lab.sv_benchmarks.Verifier;

// Questions that no solver answers in seconds.
public class Equations {
    public static void main(String[] arguments) {
        long x = Verifier.nondetLong(), y = Verifier.nondetLong();
        if (x > 1 && y > 1 && x < 1L << 32 && y < 1L << 32 && x * y == 1000000007L * 998244353L + 2)
            throw new IllegalStateException();
        double d = Verifier.nondetDouble();
        if (d * d * d - 3 * d + Math.sqrt(d) == 17.123456) throw new IllegalStateException();
    }
}
