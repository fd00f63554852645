// expect: violated assertion
// keys: listener=MethodAnalyzer method.skip_init=false method.show_transition=true method.max_history=6
// output: ---------------------------------- #1
// output: 0: >-  CallsByTransition.second(int)
// output-times: 0 0: >-  gov.nasa.jpf.vm.Verify.getInt(int,int)
// output: (4 before)
// output-times: 0 0: >-  CallsByTransition.first(int)
import gov.nasa.jpf.vm.Verify;

public class CallsByTransition {
    static void first(int n) {}

    static void second(int n) {}

    static void third(int n) {
        assert n != 1;
    }

    public static void main(String[] args) {
        first(0);
        int n = Verify.getInt(0, 1);
        second(n);
        Verify.getBoolean();
        third(n);
    }
}
