// expect: violated specification DefaultMethod$Shape.Positive
// history: doubled() returns
// blame: implementation
// A default method of the interface that declares the specification, on an object of a lambda.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class DefaultMethod {
    @ReturnSpecifications(pltl = {"Positive ::= G (doubled() -> <{ #result > 0 }>)"})
    interface Shape {
        int area();

        default int doubled() {
            return 2 * area();
        }
    }

    public static void main(String[] args) {
        Shape good = () -> 3;
        good.doubled();
        Shape bad = () -> -3;
        bad.doubled();
    }
}
