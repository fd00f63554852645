// expect: violated assertion
// witness: ["+49"]
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

public class PhoneNumber {
    static final Pattern NUMBER = Pattern.compile("\\+?[0-9]*");

    public static void main(String[] args) {
        String number = Verifier.nondetString();
        Verifier.assume(number.length() <= 4);
        if (NUMBER.matcher(number).matches() && number.startsWith("+")) {
            assert number.length() == 1 || number.charAt(1) == '0' : number;
        }
    }
}
