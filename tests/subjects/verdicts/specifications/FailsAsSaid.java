// expect: safe
// The right twin of FailsOtherwise.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;
import java.io.FileNotFoundException;
import java.io.IOException;

public class FailsAsSaid {
    @ReturnSpecifications(
            exceptionPropositions = {"broken ::= java.io.IOException", "any ::= java.lang.Throwable"},
            pltl = {"OnlyBroken ::= G (read() -> (broken || !any))"})
    static class Source {
        boolean isOpen = true;

        int read() throws IOException {
            if (!isOpen) {
                throw new FileNotFoundException();
            }
            isOpen = false;
            return 1;
        }
    }

    public static void main(String[] args) {
        Source source = new Source();
        try {
            source.read();
            source.read();
        } catch (IOException e) {
            System.out.println("caught");
        }
    }
}
