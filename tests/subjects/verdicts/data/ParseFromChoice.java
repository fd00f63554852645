// expect: violated uncaught java.lang.NumberFormatException
// message: For input string: "4x"
import gov.nasa.jpf.vm.Verify;

public class ParseFromChoice {
    public static void main(String[] args) {
        String[] inputs = {"12", "-7", "4x"};
        System.out.println(Integer.parseInt(inputs[Verify.getInt(0, 2)]));
    }
}
