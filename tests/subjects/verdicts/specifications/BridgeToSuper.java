// expect: violated specification BridgeToSuper$Box.Once
// blame: caller
// history: put(java.lang.Integer) is called; put(java.lang.Integer) is called
// output: so far
// A bridge calls the method of the superclass as super.m() would, which is the only step: the first box is used once.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class BridgeToSuper {
    @CallSpecifications(regexp = {"Once ::= put()?"})
    interface Box<T> {
        void put(T value);
    }

    static class Base {
        public void put(Integer value) {}
    }

    static class IntBox extends Base implements Box<Integer> {}

    public static void main(String[] args) {
        Box<Integer> once = new IntBox();
        once.put(1);
        IntBox twice = new IntBox();
        ((Box<Integer>) twice).put(1);
        System.out.println("so far");
        twice.put(2);
    }
}
