// expect: safe
// Classes that are loaded on some paths only: a loop over them closes.
import gov.nasa.jpf.vm.Verify;

public class ClassLoadingChoice {
    static class A {
        static int uses = 0;
    }

    static class B {
        static int uses = 0;
    }

    public static void main(String[] args) {
        while (true) {
            if (Verify.getBoolean()) {
                A.uses = (A.uses + 1) % 2;
            } else {
                B.uses = (B.uses + 1) % 2;
            }
            assert A.uses + B.uses <= 2;
        }
    }
}
