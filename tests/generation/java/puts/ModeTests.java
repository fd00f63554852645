package puts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.clew.api.PUT;

// Tests whose surroundings could be other ones.
class ModeTests {
    private static final class Meter implements Comparable<Meter> {
        private final int value;

        Meter(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(Meter other) {
            return Integer.compare(value, other.value);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Meter && compareTo((Meter) other) == 0;
        }

        @Override
        public int hashCode() {
            return value;
        }

        @Override
        public String toString() {
            return System.getenv("UNIT_OF_METERS") + value;
        }
    }

    @PUT
    void hasNoMode(int mode) {
        if (mode > 3) assertNull(System.getProperty("mode"));
    }

    @PUT
    void isNotInterrupted(int count) {
        assertFalse(count == 7 && Thread.interrupted());
    }

    @PUT
    void isEqualToItself(int value) {
        assertEquals(new Meter(value), new Meter(value));
    }

    @PUT
    void isOneOrTheOther(int value) {
        assertTrue(value > 3 || value <= 3);
    }
}
