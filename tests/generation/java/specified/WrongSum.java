package specified;

import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

/** For most numbers it does not answer what it promises. */
@ReturnSpecifications(pltl = {"ProperSum ::= G (sum() -> <{ #result == #i + #j }>)"})
public class WrongSum {
    public int sum(int i, int j) {
        return i | j;
    }

    public boolean isLarge(int i) {
        return i > 1000;
    }
}
