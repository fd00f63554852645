// expect: violated ltl
// keys: spec.ltl=G(put->F(taken)) 'spec.propositions=put::=LtlCallOfBridge$Box.put(java.lang.Object),taken::=LtlCallOfBridge.taken()'
// A method that is named by the types of a generic one, and called by its own.
public class LtlCallOfBridge {
    interface Box<T> {
        void put(T value);
    }

    static class IntBox implements Box<Integer> {
        public void put(Integer value) { }
    }

    static void taken() { }

    public static void main(String[] args) {
        IntBox known = new IntBox();
        Box<Integer> box = known;
        box.put(1);
        taken();
        known.put(2);
    }
}
