/** The sieve of Eratosthenes over a boolean array. args[0]: limit, args[1]: repetitions. */
public class Sieve {
    static int countPrimes(int limit) {
        boolean[] composite = new boolean[limit + 1];
        int count = 0;
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                count++;
                for (int j = i + i; j <= limit; j += i) {
                    composite[j] = true;
                }
            }
        }
        return count;
    }

    public static void main(String[] args) {
        int limit = Integer.parseInt(args[0]);
        int repetitions = Integer.parseInt(args[1]);
        int primes = 0;
        for (int i = 0; i < repetitions; i++) {
            primes += countPrimes(limit);
        }
        System.out.println(primes);
    }
}
