// expect: violated assertion
// keys: symbolic.method=AnnotatedByItself.run(con)
// message: reached
// The same where the method is called by itself.
import gov.nasa.jpf.symbc.Symbolic;

public class AnnotatedByItself {
    @Symbolic("true") static int mode;
    @Symbolic("true") int count;

    void run(@Symbolic("true") int x) {
        if (mode == 3 && count == 4 && x == 5) assert false : "reached";
    }

    public static void main(String[] args) {}
}
