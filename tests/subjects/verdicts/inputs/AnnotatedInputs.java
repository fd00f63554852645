// expect: violated assertion
// keys: symbolic.method=AnnotatedInputs.run(con#con)
// message: mode 3 count 4 x 5 y 6
// Fields and parameters with the annotation are inputs, whatever the key says of the parameters.
import gov.nasa.jpf.symbc.Symbolic;

public class AnnotatedInputs {
    @Symbolic("true") static int mode;
    @Symbolic("true") int count;
    @Symbolic("false") static int other;

    void run(@Symbolic("true") int x, int y) {
        if (other != 0 || y != 6) throw new IllegalStateException();
        if (mode == 3 && count == 4 && x == 5) {
            assert false : "mode " + mode + " count " + count + " x " + x + " y " + y;
        }
    }

    public static void main(String[] args) {
        new AnnotatedInputs().run(1, 6);
    }
}
