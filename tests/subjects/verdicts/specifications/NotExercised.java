// expect: safe
// assumes: specification-not-exercised
// No path calls what is observed: that nothing is violated says little.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class NotExercised {
    @CallSpecifications(regexp = {"Once ::= close()?"})
    static class Handle {
        void close() {}
    }

    public static void main(String[] args) {
        new Handle();
    }
}
