// expect: violated assertion
// keys: size.min=7 size.max=7
// message: size 3
// trace-length: 2
// Keys that the program sets hold on its path, and go before the configuration.
import gov.nasa.jpf.vm.Verify;

public class SettingsOfPath {
    public static void main(String[] args) {
        if (Verify.getBoolean()) {
            Verify.setProperties("size.min=1", "size.max = 3", "mode");
            if (!"".equals(Verify.getProperty("mode"))) throw new IllegalStateException();
        } else if (Verify.getProperty("mode") != null || !"7".equals(Verify.getProperty("size.min"))) {
            throw new IllegalStateException();
        }
        int size = Verify.getInt("size");
        assert size != 3 : "size " + size;
    }
}
