// expect: safe
// A bridge that the compiler has made is no call beside that of the method itself.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class GenericBridge {
    @CallSpecifications(regexp = {"Once ::= put()?"})
    interface Box<T> {
        void put(T value);
    }

    static class TextBox implements Box<String> {
        public void put(String value) {}
    }

    public static void main(String[] args) {
        Box<String> box = new TextBox();
        box.put("one");
        TextBox other = new TextBox();
        other.put("two");
    }
}
