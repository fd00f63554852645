// expect: violated assertion
// keys: level.values=NamedFieldChanges.limit
// message: 7
// A choice from a field that another thread writes: it is read where the schedule has it.
import gov.nasa.jpf.vm.Verify;

public class NamedFieldChanges {
    static int limit = 3;

    public static void main(String[] args) {
        new Thread(() -> limit = 7).start();
        int level = Verify.getInt("level");
        assert level == 3 : level;
    }
}
