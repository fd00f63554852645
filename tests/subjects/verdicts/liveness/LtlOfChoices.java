// expect: violated ltl
// keys: spec.ltl=G(opened->F(closed)) 'spec.propositions=opened::=LtlOfChoices.open(),closed::=return LtlOfChoices.close()'
// trace-length: 3
// Choices of data: one of the paths ends without what was to come.
public class LtlOfChoices {
    static void open() { }

    static void close() { }

    public static void main(String[] args) {
        if (gov.nasa.jpf.vm.Verify.getBoolean()) open();
        if (gov.nasa.jpf.vm.Verify.getInt(0, 2) != 1) close();
        if (gov.nasa.jpf.vm.Verify.getInt(0, 2) == 2) {
            open();
            close();
        }
    }
}
