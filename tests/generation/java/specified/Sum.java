package specified;

import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

/** What it answers is what it promises. */
@ReturnSpecifications(pltl = {"ProperSum ::= G (sum() -> <{ #result == #i + #j }>)",
        "Grows ::= G (add() -> <{ #this.total() == #pre(#this.total()) + #by }>)",
        "Hidden ::= G (add() -> <{ #this.total >= 0 || #this.total < 0 }>)"})
public class Sum {
    private int total;

    public int sum(int i, int j) {
        return i > 100 ? j + i : i + j;
    }

    public void add(int by) {
        total += by;
    }

    public int total() {
        return total;
    }
}
