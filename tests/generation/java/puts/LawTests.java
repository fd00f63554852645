package puts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.clew.api.PUT;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

class LawTests extends LawTestsBase {
    private static int limit;

    @BeforeAll
    static void prepare() {
        limit = 2;
    }

    @BeforeEach
    void goOn() {
        steps *= 2;
    }

    @PUT
    void isOrdered(int first, int second) {
        assertEquals(limit, steps);
        int order = Integer.compare(first, second);
        if (order < 0) assertTrue(first < second);
        else if (order > 0) assertTrue(first > second);
        else assertEquals(first, second);
    }
}
