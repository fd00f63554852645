// expect: violated specification PrivateState$Account.Covered
// history: withdraw(int) is called; withdraw(int) is called
// blame: caller
// keys: symbolic.method=PrivateState.check(sym)
// inputs in private fields, arrays, static members, casts, calls and Java's operators.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class PrivateState {
    @CallSpecifications(
            valuePropositions = {
                "covered ::= #amount <= #this.balance && #amount > 0 && limits[kind()] >= (long) #amount",
                "known ::= #this instanceof PrivateState.Account && MOST == Integer.parseInt(\"1\" + \"000\")"
            },
            pltl = {"Covered ::= G (withdraw() -> (covered && known))"})
    static class Account {
        private static final int MOST = 1000;
        private final long[] limits = {50L, MOST};
        private int balance = 100;

        private int kind() {
            return balance > 10 ? 1 : 0;
        }

        void withdraw(int amount) {
            balance -= amount;
        }
    }

    static void check(int amount) {
        Account account = new Account();
        account.withdraw(60);
        if (amount > 0) {
            account.withdraw(amount);
        }
    }

    public static void main(String[] args) {
        check(1);
    }
}
