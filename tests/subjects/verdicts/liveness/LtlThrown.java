// expect: safe
// keys: spec.ltl=G(called->X(thrown||left))&&F(thrown)&&F(left) 'spec.propositions=called::=LtlThrown.half(int),left::=return LtlThrown.half(int),thrown::=throw LtlThrown.half()'
// A method returns, or throws: one or the other.
public class LtlThrown {
    static int half(int even) {
        if (even % 2 != 0) throw new IllegalArgumentException();
        return even / 2;
    }

    public static void main(String[] args) {
        half(4);
        try {
            half(3);
        } catch (IllegalArgumentException expected) {
        }
    }
}
