// expect: safe
// keys: symbolic.method=RidesPaid.check(sym)
// The right twin of RidesTooEarly and RidesUnpaid.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class RidesPaid {
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
        ticket.pay(amount);
        rider.start();
        rider.join();
    }

    public static void main(String[] args) throws InterruptedException {
        check(3);
    }
}
