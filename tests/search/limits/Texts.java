import org.sosy_lab.sv_benchmarks.Verifier;

// Texts of any length, put together.
public class Texts {
    public static void main(String[] arguments) {
        String text = Verifier.nondetString() + Verifier.nondetString() + 33.333;
        assert !text.equals("ab33.333x");
        if (text.indexOf("33.3333") > 5 && text.lastIndexOf("q") > text.indexOf("zz")) assert text.length() < 1000;
    }
}
