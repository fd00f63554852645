// expect: safe
// The right twin of ExpressionWrites: what it makes for itself, and what the JDK keeps to be faster, is no effect.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ExpressionReads {
    @CallSpecifications(
            pltl = {
                "Counted ::= G (write() -> <{ #this.next() > 0 && Sizes.of(#this.counts.keySet()) == 1"
                        + " && (#text + #this.last).hashCode() != 0 }>)"
            })
    static class Log {
        private int last;
        private final Map<String, Integer> counts = new HashMap<>(Map.of("a", 1));

        int next() {
            return new ArrayList<>(List.of(last, 1)).get(1);
        }

        void write(String text) {
            last++;
        }
    }

    static class Sizes {
        static final int ZERO = Integer.parseInt("0");

        static int of(Iterable<?> all) {
            int size = ZERO;
            for (Object each : all) {
                size++;
            }
            return size;
        }
    }

    public static void main(String[] args) {
        Log log = new Log();
        log.write("one");
        log.write("two");
    }
}
