// expect: safe
import java.util.regex.Pattern;
import org.sosy_lab.sv_benchmarks.Verifier;

public class PhoneNumberOfCountry {
    static final Pattern NUMBER = Pattern.compile("\\+[1-9][0-9]{2,4}");

    public static void main(String[] args) {
        String number = Verifier.nondetString();
        Verifier.assume(number.length() <= 7);
        if (NUMBER.matcher(number).matches()) {
            assert number.length() >= 4 && number.length() <= 6;
            assert number.charAt(1) != '0';
            assert !number.equals("+0123");
        }
    }
}
