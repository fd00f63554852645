// expect: safe
// keys: none.type=ObjectOfNoType$A none.include_null=false never.type=no.such.Type
// output-times: 1 null null
// There is none: null, whether or not that was left out.
import gov.nasa.jpf.vm.Verify;

public class ObjectOfNoType {
    static class A {}

    public static void main(String[] args) {
        System.out.println(Verify.getObject("none") + " " + Verify.getObject("never"));
        try {
            Verify.getObject("unnamed");
            throw new IllegalStateException();
        } catch (IllegalArgumentException e) {
            // the configuration does not say of what type
        }
    }
}
