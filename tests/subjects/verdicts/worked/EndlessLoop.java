// expect: safe
// A loop without end over a finite state, with a choice in each round: state matching closes it.
import gov.nasa.jpf.vm.Verify;

public class EndlessLoop {
    public static void main(String[] args) {
        int x = 0;
        while (true) {
            x = (x + (Verify.getBoolean() ? 1 : 2)) % 10;
            assert x >= 0 && x < 10;
        }
    }
}
