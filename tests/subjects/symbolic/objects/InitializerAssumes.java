// expect: safe
// method: check(sym#sym)
// An initializer is inherited, can be overridden, can assume something, and can ask for inputs of its own.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class InitializerAssumes {
    static class Account {
        int balance;
        int limit;

        void initSymbolic() {
            limit = Debug.makeSymbolicInteger("limit");
            Verify.ignoreIf(limit < 0 || limit > 1000 || balance < -limit);
        }
    }

    static class Savings extends Account {
        int rate;

        @Override
        void initSymbolic() {
            super.initSymbolic();
            Verify.ignoreIf(balance < 0);
            rate = 2;
        }
    }

    static class Salary extends Account {
        int month;
    }

    static void check(Account account, boolean twice) {
        if (account == null) return;
        assert account.balance >= -1000;
        if (account instanceof Savings) {
            assert account.balance >= 0 && ((Savings) account).rate == 2;
        }
        if (account instanceof Salary && twice) assert account.limit >= 0;
    }
}
