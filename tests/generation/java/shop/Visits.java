package shop;

/** What it tells depends on what was asked before: no test may rest on a question that it does not ask. */
public class Visits {
    private int turn;
    private int last;

    public void enter(int number) {
        if (number < 0) throw new IllegalArgumentException("number");
        last = number;
    }

    public int getTurn(int number) {
        turn += number + 1;
        return 0;
    }

    public boolean isNear(int number) {
        return turn > 0 && last == number;
    }
}
