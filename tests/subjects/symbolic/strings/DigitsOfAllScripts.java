// expect: violated assertion
// method: check(sym)
// witness: ["\u0661"]
// There are more digits than ten.
public class DigitsOfAllScripts {
    static void check(char c) {
        if (Character.isDigit(c)) assert c >= '0' && c <= '9' : (int) c;
    }
}
