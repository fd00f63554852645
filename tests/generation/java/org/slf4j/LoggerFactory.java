package org.slf4j;

/** Its name is that of a well-known one, and it is another one. */
public final class LoggerFactory {
    private static final int[] PRIMES = new int[2_000];

    static {
        int found = 0;
        for (int number = 2; found < PRIMES.length; number++) {
            if (isPrime(number, found)) {
                PRIMES[found++] = number;
            }
        }
    }

    private LoggerFactory() {}

    private static boolean isPrime(int number, int found) {
        for (int i = 0; i < found && PRIMES[i] * PRIMES[i] <= number; i++) {
            if (number % PRIMES[i] == 0) {
                return false;
            }
        }
        return true;
    }

    public static int levels() {
        return PRIMES[3];
    }
}
