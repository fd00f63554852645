import gov.nasa.jpf.symbc.Debug;

// Safe. With an input, there are no checkpoints.
public class Inputs {
    public static void main(String[] arguments) throws Exception {
        int input = Debug.makeSymbolicInteger("input", 0, 5);
        Thread other = new Thread(() -> {
            if (input > 2) Thread.yield();
        });
        other.start();
        other.join();
    }
}
