// expect: violated specification StaticCalls$Settings.OnceSet
// blame: caller
// history: set(int) is called; set(int) is called
// Static methods have one monitor for the class.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class StaticCalls {
    @CallSpecifications(nfa = {
        "OnceSet ::= always_nfa { unset_init: if :: (set()) -> goto done; :: (!set()) -> goto unset_init; fi;"
                + " done: if :: (set()) -> goto reject_twice; :: (!set()) -> goto done; fi;"
                + " reject_twice: if :: (1) -> goto reject_twice; fi; }"
    })
    static class Settings {
        static int value;

        static void set(int to) {
            value = to;
        }
    }

    public static void main(String[] args) {
        Settings.set(1);
        Settings.set(2);
    }
}
