// expect: unknown LtlNoSuchClas.count
// keys: spec.ltl=G(untouched) spec.propositions=untouched::=LtlNoSuchClas.count==0
// A class that no path comes to may be none at all: that its fields are as they began says nothing.
public class LtlNoSuchClass {
    static int count;

    public static void main(String[] args) {
        count++;
    }
}
