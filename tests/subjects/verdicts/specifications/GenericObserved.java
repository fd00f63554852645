// expect: violated specification GenericObserved$Box.Positive
// blame: caller
// history: put(java.lang.Integer) is called; put(java.lang.Integer) is called
// A method with other types than the generic one that the interface observes: whoever calls it, it is that one.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import fi.hut.ics.lime.aspectmonitor.annotation.Observe;

public class GenericObserved {
    @CallSpecifications(pltl = {"Positive ::= G <{ (Integer) #1 > 0 }>"})
    interface Box<T> {
        @Observe(specs = {"Positive"})
        void put(T value);
    }

    static class IntBox implements Box<Integer> {
        public void put(Integer value) {}
    }

    public static void main(String[] args) {
        Box<Integer> box = new IntBox();
        box.put(1);
        IntBox known = (IntBox) box;
        known.put(0);
    }
}
