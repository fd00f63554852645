// expect: violated specification PrecedesBetween$Events.Precedes
// blame: caller
// history: q() is called; p() is called; r() is called
// keys: search.multiple_errors=true search.class=dfs
// output-times: 0 done q p s r
// output-times: 0 done q p r s
// output-times: 0 done s q p r
// output-times: 1 done q r p s
// output-times: 1 done p s q r
// Of the orders in which p, q, r and s are called once each, three break the rule that s precedes p between q and r.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class PrecedesBetween {
    @CallSpecifications(pltl = {"Precedes ::= G ((q() && F r()) -> (!p() U (s() || r())))"})
    static class Events {
        void p() {}

        void q() {}

        void r() {}

        void s() {}
    }

    public static void main(String[] args) {
        Events events = new Events();
        String order = "";
        String left = "pqrs";
        while (!left.isEmpty()) {
            int at = Verify.getInt(0, left.length() - 1);
            char event = left.charAt(at);
            left = left.substring(0, at) + left.substring(at + 1);
            order += " " + event;
            switch (event) {
                case 'p' -> events.p();
                case 'q' -> events.q();
                case 'r' -> events.r();
                default -> events.s();
            }
        }
        System.out.println("done" + order);
    }
}
