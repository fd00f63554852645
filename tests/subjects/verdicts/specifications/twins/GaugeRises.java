// expect: violated specification GaugeRises$Gauge.Falls
// blame: implementation
// keys: search.class=bfs
// history: move(int) returns; move(int) returns
// failing: step 2: (<{ #result <= #pre(#this.level) }>) was expected
// One thread, an automaton over results: once the level has fallen it must not rise.
import fi.hut.ics.lime.aspectmonitor.annotation.Observe;
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;
import gov.nasa.jpf.vm.Verify;

public class GaugeRises {
    @ReturnSpecifications(nfa = {"Falls ::= always_nfa { up_init: if :: (<{ #result >= #pre(#this.level) }>) -> goto up_init;"
            + " :: (<{ #result < #pre(#this.level) }>) -> goto down; fi;"
            + " down: if :: (<{ #result <= #pre(#this.level) }>) -> goto down; fi; }"})
    static class Gauge {
        int level;

        @Observe(specs = {"Falls"})
        int move(int by) {
            level += by;
            return level;
        }
    }

    public static void main(String[] args) {
        Gauge gauge = new Gauge();
        for (int i = 0; i < 3; i++) {
            gauge.move(Verify.getInt(-1, 1));
        }
    }
}
