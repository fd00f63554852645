// expect: violated assertion
// method: check(sym)
// witness: ["nO"]
public class Answers {
    static void check(String text) {
        if (text == null || text.startsWith("N")) return;
        assert !text.matches("(?i)(?:yes|no|maybe)") || text.charAt(1) != 'O';
    }
}
