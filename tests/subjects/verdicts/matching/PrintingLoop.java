// expect: safe
// output: tick
// Printing does not make states differ.
import gov.nasa.jpf.vm.Verify;

public class PrintingLoop {
    public static void main(String[] args) {
        while (true) {
            System.out.println(Verify.getBoolean() ? "tick" : "tock");
        }
    }
}
