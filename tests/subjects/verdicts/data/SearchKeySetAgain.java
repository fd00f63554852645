// expect: safe
// keys: cg.enumerate_random=true
import gov.nasa.jpf.vm.Verify;

public class SearchKeySetAgain {
    public static void main(String[] args) {
        Verify.setProperties("cg.enumerate_random=true", "my.own=1");
        Verify.getBoolean();
    }
}
