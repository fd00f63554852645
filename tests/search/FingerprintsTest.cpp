// Fingerprints mean the same in every process: nothing is hashed that lies elsewhere in another
// virtual machine.

#include <doctest/doctest.h>

#include "tests/search/JavaProgram.h"

using namespace clew::search;
using namespace clew::search;

TEST_CASE("fingerprints: those of another virtual machine are the same") {
    JavaProgram program(R"(
        import gov.nasa.jpf.vm.Verify;
        import java.lang.reflect.Method;
        import java.util.*;

        public class Main {
            enum Color { RED, GREEN }
            record Pair(int left, String right) {}
            static Object kept;
            static volatile int turns;
            public static void pause(int of) { turns += of; }
            public static Object choose() { return Verify.getBoolean(); }

            public static void main(String[] arguments) throws Exception {
                List<Object> all = new ArrayList<>();
                Thread other = new Thread(() -> { turns++; turns++; });
                other.start();
                try {
                    Object[] none = new Object[Verify.getInt(0, 1)];
                    none[1] = kept;
                } catch (RuntimeException caught) {
                    kept = caught;                       // with its stack trace
                }
                Method pause = Main.class.getMethod("pause", int.class);
                pause.invoke(null, 3);                   // stops in a reflective call
                all.add(Main.class.getMethod("choose").invoke(null));
                all.add(EnumSet.allOf(Color.class));     // writes to class objects
                all.add(new Pair(1, "right " + turns).toString());
                other.join();
                kept = all;
                Verify.getBoolean();
            }
        })");
    const Result first = program.explore();
    const clew::vm::state::Hash128 states = program.states();
    const Result second = program.explore();
    CHECK(first.statistics.statesNew > 50);
    CHECK(first.statistics.statesNew == second.statistics.statesNew);
    CHECK(program.states() == states);
}
