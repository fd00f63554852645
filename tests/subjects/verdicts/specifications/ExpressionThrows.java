// expect: violated specification ExpressionThrows$Log.NotLong
// blame: nobody
// message: throws java.lang.NullPointerException
// An expression that fails says nothing about the program, and is reported.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ExpressionThrows {
    @CallSpecifications(pltl = {"NotLong ::= G (write() -> <{ #text.length() < 10 }>)"})
    static class Log {
        void write(String text) {}
    }

    public static void main(String[] args) {
        new Log().write("a");
        new Log().write(null);
    }
}
