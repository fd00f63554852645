// expect: violated assertion
// method: check(sym)
// witness: ["yes"]
public class CaseOfCode {
    static boolean isYes(String answer) {
        return answer.equalsIgnoreCase("YES");
    }

    static void check(String answer) {
        if (answer == null) return;
        if (isYes(answer)) assert answer.equals("YES") || answer.equals("Yes");
    }
}
