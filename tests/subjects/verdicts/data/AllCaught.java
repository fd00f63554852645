// expect: safe
// Exceptions that are caught violate nothing, and finally always runs.
import gov.nasa.jpf.vm.Verify;

public class AllCaught {
    static int value(int choice) {
        int cleaned = 0;
        try {
            int[] values = {1, 2};
            return choice == 3 ? 4 / (choice - 3) : values[choice];
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        } catch (ArithmeticException e) {
            return -2;
        } finally {
            cleaned++;
            assert cleaned == 1;
        }
    }

    public static void main(String[] args) {
        int[] expected = {1, 2, -1, -2};
        int choice = Verify.getInt(0, 3);
        assert value(choice) == expected[choice];
    }
}
