// expect: safe
// What a method calls of its superclass is how it answers, and no call of a user; nor is one of another method.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class SuperIsNoCall {
    @CallSpecifications(regexp = {"Once ::= close()?"})
    static class Base {
        void close() {}

        void flush() {}
    }

    static class Derived extends Base {
        @Override
        void close() {
            flush();
            super.close();
        }
    }

    public static void main(String[] args) {
        new Derived().close();
        Base base = new Derived();
        base.flush();
        base.close();
    }
}
