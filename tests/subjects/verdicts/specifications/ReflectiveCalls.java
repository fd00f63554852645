// expect: violated specification ReflectiveCalls$Handle.Once
// blame: caller
// history: close() is called; close() is called
// Calls by reflection and by method references are calls; fields that hold monitors are not shown.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ReflectiveCalls {
    @CallSpecifications(regexp = {"Once ::= close()?"})
    static class Handle {
        int fields = Handle.class.getDeclaredFields().length;

        public void close() {}
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Handle handle = new Handle();
        if (handle.fields != 1) {
            throw new AssertionError(handle.fields);
        }
        Handle.class.getMethod("close").invoke(handle);
        Runnable close = handle::close;
        close.run();
    }
}
