// expect: violated assertion
// method: check(sym)
// witness: ["\ud83d\ude00"]
// output: text = "\ud83d\ude00"
public class WholePair {
    static void check(String text) {
        if (text != null && text.length() == 2 && text.codePointAt(0) == 0x1F600) assert false;
    }
}
