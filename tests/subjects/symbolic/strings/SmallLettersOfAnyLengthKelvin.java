// expect: violated assertion
// method: check(sym)
// timeout: 60
// witness: ["\u212a"]
public class SmallLettersOfAnyLengthKelvin {
    static void check(String text) {
        if (text == null) return;
        if (text.toLowerCase().equals("k")) assert text.equals("k") || text.equals("K");
    }
}
