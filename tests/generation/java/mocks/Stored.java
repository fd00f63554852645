package mocks;

/** p1r: the answer is stored, and asked for later. */
public class Stored {
    public interface Account {
        int balance();
    }

    public interface Insured {}

    public static int risk(Account account) {
        boolean insured = account instanceof Insured;
        int balance = account.balance();
        if (balance < 0) return insured ? 1 : 3;
        return insured ? 0 : 2;
    }
}
