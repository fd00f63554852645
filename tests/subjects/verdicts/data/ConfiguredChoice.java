// expect: violated assertion
// keys: size.min=2 size.max=4 factor.values=3,5 own.key=hello
// message: 4 * 5
// trace-length: 2
// What the program asks of the configuration.
import gov.nasa.jpf.vm.Verify;

public class ConfiguredChoice {
    public static void main(String[] args) {
        if (!"hello".equals(Verify.getProperty("own.key"))) throw new IllegalStateException();
        if (!"ConfiguredChoice".equals(Verify.getProperty("target"))) throw new IllegalStateException();
        if (!"dfs".equals(Verify.getProperty("search.class"))) throw new IllegalStateException();
        if (!"/".equals(Verify.getProperty("file.separator"))) throw new IllegalStateException();
        if (Verify.getProperty("no.such.key") != null) throw new IllegalStateException();
        int size = Verify.getInt("size"), factor = Verify.getInt("factor");
        assert size * factor != 20 : size + " * " + factor;
    }
}
