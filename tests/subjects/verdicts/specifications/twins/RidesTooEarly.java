// expect: violated specification RidesTooEarly$Ticket.PaidFirst
// blame: caller
// keys: symbolic.method=RidesTooEarly.check(sym) search.class=bfs
// history: ride() is called
// failing: step 1: O (pay() && <{ #amount >= 3 }>) does not hold
// All three: two threads, an input, and a choice that lets the rider start early.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class RidesTooEarly {
    @CallSpecifications(pltl = {"PaidFirst ::= G (ride() -> O (pay() && <{ #amount >= 3 }>))"})
    static class Ticket {
        synchronized void pay(int amount) {}

        synchronized void ride() {}
    }

    static void check(int amount) throws InterruptedException {
        Ticket ticket = new Ticket();
        boolean isHurried = Verify.getBoolean();
        Thread rider = new Thread(() -> {
            if (amount >= 3) {
                ticket.ride();
            }
        });
        if (isHurried) {
            rider.start();
        }
        ticket.pay(amount);
        if (!isHurried) {
            rider.start();
        }
        rider.join();
    }

    public static void main(String[] args) throws InterruptedException {
        check(3);
    }
}
