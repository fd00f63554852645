import gov.nasa.jpf.vm.Verify;

/** Nested data choices, no two states alike: six digits are 10^6 leaves. args[0]: digits, 6 when it is missing. */
public class MillionLeaves {
    private static int result; // outlives main's locals, so that end states differ too

    public static void main(String[] args) {
        int digits = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int value = 1; // the leading 1 keeps numbers of different length apart
        for (int i = 0; i < digits; i++) {
            value = value * 10 + Verify.getInt(0, 9);
        }
        result = value;
        assert result >= 0;
    }
}
