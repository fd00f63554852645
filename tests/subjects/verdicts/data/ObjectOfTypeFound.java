// expect: violated assertion
// keys: mine.type=ObjectOfTypeFound$A mine.include_null=false
// message: 7
// errors: 1
// trace-length: 1
// The one object among those of its type with which the program fails.
import gov.nasa.jpf.vm.Verify;

public class ObjectOfTypeFound {
    static class A {
        final int number;

        A(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) {
        A[] all = new A[10];
        for (int i = 0; i < all.length; i++) all[i] = new A(i);
        A got = (A) Verify.getObject("mine");
        assert got.number != 7 : got.number;
        assert all[got.number] == got;
    }
}
