// expect: violated ltl
// keys: spec.ltl=G(big->F(small)) 'spec.propositions=big::=LtlOfInputElement.level[1]>10,small::=LtlOfInputElement.level[0]<0'
// Elements that inputs are written to, in two threads.
import gov.nasa.jpf.symbc.Debug;

public class LtlOfInputElement {
    static final long[] level = new long[2];

    public static void main(String[] args) {
        long first = Debug.makeSymbolicLong("first"), second = Debug.makeSymbolicLong("second");
        Thread other = new Thread(() -> level[1] = second);
        other.start();
        level[0] = first;
    }
}
