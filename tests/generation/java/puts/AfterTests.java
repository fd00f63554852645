package puts;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.clew.api.PUT;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;

/** What fails after the test, fails. */
class AfterTests {
    private static int last;
    private int level;

    @AfterEach
    void isNeverTooHigh() {
        last = level;
        assertTrue(level <= 10);
    }

    @AfterAll
    static void forget() {
        last = 0;
    }

    @PUT
    void rises(int by) {
        if (by > 3) level = by > 20 ? 20 : 5;
    }

    @PUT
    void stays(int by) {
        if (by > 3) level = 5;
    }
}
