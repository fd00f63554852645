// expect: violated assertion
// keys: search.class=bfs
// trace-length: 3
// The shorter of two paths to an error takes longer to walk.
import gov.nasa.jpf.vm.Verify;

public class ShortestPathLate {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] args) {
        int steps = Verify.getInt(0, 1) == 1 ? 6 : fibonacci(26) == 121393 ? 2 : 9;
        for (int i = 0; i < steps; i++) {
            if (Verify.getInt(0, 2) != 1) return;
        }
        assert false;
    }
}
