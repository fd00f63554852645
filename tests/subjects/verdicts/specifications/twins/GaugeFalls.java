// expect: safe
// The right twin of GaugeRises: what has fallen stays down.
import fi.hut.ics.lime.aspectmonitor.annotation.Observe;
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;
import gov.nasa.jpf.vm.Verify;

public class GaugeFalls {
    @ReturnSpecifications(nfa = {"Falls ::= always_nfa { up_init: if :: (<{ #result >= #pre(#this.level) }>) -> goto up_init;"
            + " :: (<{ #result < #pre(#this.level) }>) -> goto down; fi;"
            + " down: if :: (<{ #result <= #pre(#this.level) }>) -> goto down; fi; }"})
    static class Gauge {
        int level;
        boolean fallen;

        @Observe(specs = {"Falls"})
        int move(int by) {
            fallen = fallen || by < 0;
            level += fallen ? Math.min(by, 0) : by;
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
