// expect: safe
// taken: Box.Alternates 2 of 2
// Calls by the types of the interface, and by those of the class, are one step each.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class GenericByTypes {
    @CallSpecifications(regexp = {"Alternates ::= (put(java.lang.Object) ; take())*"})
    interface Box<T> {
        void put(T value);

        T take();
    }

    static class IntBox implements Box<Integer> {
        private Integer value;

        public void put(Integer value) {
            this.value = value;
        }

        // Of other types: not meant.
        public void put(String value) {}

        public Integer take() {
            return value;
        }
    }

    public static void main(String[] args) {
        IntBox known = new IntBox();
        Box<Integer> box = known;
        box.put(1);
        known.take();
        known.put(2);
        known.put("two");
        box.take();
    }
}
