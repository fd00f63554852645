import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

/** Calls of a method that a specification observes, or of one that none does. args: observed, or plain; rounds. */
public class ObservedCalls {
    @CallSpecifications(regexp = {"Alternate ::= (open() ; close())*"})
    static class Observed {
        int calls;

        void open() {
            calls++;
        }

        void close() {
            calls--;
        }
    }

    static class Plain {
        int calls;

        void open() {
            calls++;
        }

        void close() {
            calls--;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[1]);
        if (args[0].equals("observed")) {
            Observed object = new Observed();
            for (int i = 0; i < rounds; i++) {
                object.open();
                object.close();
            }
        } else {
            Plain object = new Plain();
            for (int i = 0; i < rounds; i++) {
                object.open();
                object.close();
            }
        }
    }
}
