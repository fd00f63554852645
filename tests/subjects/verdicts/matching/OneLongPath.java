// expect: safe
// states-at-most: 20
// A single path that takes long is stored a few times only.
public class OneLongPath {
    public static void main(String[] args) {
        boolean[] composite = new boolean[3_000_001];
        int primes = 0;
        for (int i = 2; i < composite.length; i++) {
            if (composite[i]) continue;
            primes++;
            for (long multiple = (long) i * i; multiple < composite.length; multiple += i)
                composite[(int) multiple] = true;
        }
        assert primes == 216_816;
    }
}
