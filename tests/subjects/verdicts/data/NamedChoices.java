// expect: violated assertion
// keys: size.values=1,limit,own,shared,NamedChoices$Other.most
// message: 50
// trace-length: 1
// A list of the configuration names a local variable, a field of the object, static fields.
import gov.nasa.jpf.vm.Verify;

public class NamedChoices {
    static class Other {
        static long most = 50;
    }

    static int shared = 40;
    private int own = 30;

    void choose() {
        byte limit = 20;
        int size = Verify.getInt("size");
        assert size != 50 || limit != 20 : size;
        if (size != 1 && size != 20 && size != 30 && size != 40) throw new IllegalStateException();
    }

    public static void main(String[] args) {
        new NamedChoices().choose();
    }
}
