// expect: unknown depth
// keys: search.depth_limit=400
// A loop without end whose states are all different is a long path too, however rarely it stops.
public class DepthLimitInLoop {
    public static void main(String[] args) {
        long rounds = 0;
        while (rounds >= 0) rounds++;
    }
}
