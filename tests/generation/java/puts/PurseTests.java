package puts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gov.nasa.jpf.symbc.Debug;
import org.clew.api.PUT;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PurseTests {
    private Purse purse;

    @BeforeEach
    void fill() {
        purse = new Purse(Purse.Kind.COPPER);
        purse.put(10);
    }

    /** Fails for 1000 alone. */
    @PUT
    void keepsWhatIsPut(int amount) {
        assumeTrue(amount > 0 && amount < 1_000_000);
        purse.put(amount);
        assertEquals(10 + amount, purse.balance());
    }

    /** Holds: three paths. */
    @PUT
    void takesNoMoreThanThereIs(int amount) {
        Debug.assume(amount >= 0);
        boolean isTaken = purse.take(amount);
        if (isTaken) assertTrue(purse.balance() <= 10);
        else assertTrue(amount > 10);
        assertFalse(purse.balance() < 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void refusesNothing(int amount) {
        if (amount > 0) return;
        assertThrows(IllegalArgumentException.class, () -> purse.put(amount));
    }

    /** Fails with a NullPointerException for null, and with an assertion for a text that begins with x. */
    @PUT
    void hasInitials(String name) {
        assertFalse(Purse.initials(name).isEmpty());
    }

    @PUT
    void isOfAKind(Purse.Kind kind, boolean isFull) {
        assumeTrue(kind != null);
        Purse other = new Purse(kind);
        if (isFull) other.put(1);
        assertEquals(kind == Purse.Kind.SILVER, other.kind() == Purse.Kind.SILVER);
    }

    /** What is made of a purse is not for all purses. */
    @PUT
    void isAsBefore(Purse given, int amount) {
        assumeTrue(given != null);
        assumeTrue(amount > 0 && amount <= 100);
        int before = given.balance();
        given.put(amount);
        assertTrue(given.take(amount));
        assertEquals(before, given.balance());
    }

    void isNoTest(int amount) {
        if (amount == 77) throw new IllegalStateException();
    }
}
