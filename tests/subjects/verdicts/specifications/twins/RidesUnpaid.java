// expect: violated specification RidesUnpaid$Ticket.PaidFirst
// blame: caller
// keys: symbolic.method=RidesUnpaid.check(sym)
// history: pay(int) is called; ride() is called
// failing: step 2: O (pay() && <{ #amount >= 3 }>) does not hold
// All three: for one amount the rider is let in with less than the price.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class RidesUnpaid {
    @CallSpecifications(pltl = {"PaidFirst ::= G (ride() -> O (pay() && <{ #amount >= 3 }>))"})
    static class Ticket {
        synchronized void pay(int amount) {}

        synchronized void ride() {}
    }

    static void check(int amount) throws InterruptedException {
        Ticket ticket = new Ticket();
        boolean isHurried = Verify.getBoolean();
        Thread rider = new Thread(() -> {
            if (amount >= 2) {
                ticket.ride();
            }
        });
        ticket.pay(amount);
        rider.start();
        rider.join();
    }

    public static void main(String[] args) throws InterruptedException {
        check(3);
    }
}
