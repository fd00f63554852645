// expect: violated specification FailsOtherwise$Source.OnlyBroken
// blame: implementation
// history: read() throws
// An observed method may fail with an IOException, or one below it, and with nothing else.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;
import java.io.IOException;

public class FailsOtherwise {
    @ReturnSpecifications(
            exceptionPropositions = {"broken ::= java.io.IOException", "any ::= java.lang.Throwable"},
            pltl = {"OnlyBroken ::= G (read() -> (broken || !any))"})
    static class Source {
        int read() throws IOException {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) throws IOException {
        try {
            new Source().read();
        } catch (IllegalStateException e) {
            System.out.println("caught");
        }
    }
}
