// expect: violated specification ReturnsTexts$Names.Greets
// blame: implementation
// history: greet(java.lang.String) returns; greet(java.lang.String) returns
// Texts, the conditional operator, null, a nested type, an enum, long and double, shifts, chars.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class ReturnsTexts {
    enum Mood {
        GOOD,
        BAD
    }

    @ReturnSpecifications(
            valuePropositions = {
                "greets ::= (#name == null ? \"Hello\" : \"Hello \" + #name + '!').equals(#result)",
                "numbers ::= (1L << 40) > 1e9 && (byte) 300 == 44 && -7 / 2 == -3 && 'a' + 1 == 98 && ~0 == -1"
                        + " && 0x10 >>> 1 == 8 && 1.5f + .5 == 2 && !(0.0 / 0.0 == 0.0 / 0.0)",
                "good ::= mood == Mood.GOOD && (Object) #this instanceof ReturnsTexts.Names"
            },
            pltl = {"Greets ::= G (greet() -> (greets && numbers && good))"})
    static class Names {
        private Mood mood = Mood.GOOD;

        String greet(String name) {
            return name == null || name.isEmpty() ? "Hello" : "Hello " + name + "!";
        }
    }

    public static void main(String[] args) {
        Names names = new Names();
        names.greet("you");
        names.greet("");
    }
}
