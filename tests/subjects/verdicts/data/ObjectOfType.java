// expect: safe
// keys: mine.class=gov.nasa.jpf.vm.choice.TypedObjectChoice mine.type=ObjectOfType$A
// output-times: 1 first
// output-times: 1 second
// output-times: 1 below
// output-times: 1 null
// Each object of the type and of its subtypes in turn, and null; no garbage, and nothing twice.
import gov.nasa.jpf.vm.Verify;

public class ObjectOfType {
    static class A {
        final String name;

        A(String name) {
            this.name = name;
        }
    }

    static class B extends A {
        B(String name) {
            super(name);
        }
    }

    static A kept = new A("first");

    public static void main(String[] args) {
        A local = new A("second");
        Object[] list = {new B("below"), "no A", kept};
        new A("garbage").hashCode();
        A got = (A) Verify.getObject("mine");
        System.out.println(got == null ? "null" : got.name);
        if (got != null) assert got == kept || got == local || got == list[0];
    }
}
