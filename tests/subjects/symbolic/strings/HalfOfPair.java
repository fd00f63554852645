// expect: violated assertion
// method: check(sym)
// witness: ["\ud83d\""]
// output: text = "\ud83d\u0022"
public class HalfOfPair {
    static void check(String text) {
        if (text != null && text.length() == 2 && text.charAt(0) == '\ud83d' && text.charAt(1) == '"') assert false;
    }
}
