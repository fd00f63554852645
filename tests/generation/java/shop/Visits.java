package shop;

/** What it tells depends on what was asked before: no test may rest on a question that it does not ask. */
public class Visits {
    private int rounds;
    private int asked;
    private int balance;

    public void enter(int number) {
        if (number < 0) throw new IllegalArgumentException("number");
        rounds += 1;
        balance -= 3;
    }

    public int getRounds(int number) {
        asked += 1;
        return rounds;
    }

    public int getDebt(int number) {
        return asked * rounds * balance;
    }
}
