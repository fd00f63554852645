// expect: unknown
// method: check(sym)
// What room a builder has is not followed where its length depends on inputs.
public class CapacityOfBuilder {
    static void check(int a) {
        StringBuilder builder = new StringBuilder("0123456789").append(a);
        assert builder.capacity() == 26;
    }
}
