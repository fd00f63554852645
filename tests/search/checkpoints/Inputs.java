import gov.nasa.jpf.symbc.Debug;

// Safe. An input that two threads see.
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
